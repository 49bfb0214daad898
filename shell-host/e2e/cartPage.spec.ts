import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { CARTS } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { part, sidewaysScroll } from './locators.ts';

const CART_PAGE = '/service/cartfrontend/cart';

async function openCart(page: Page, cart: object): Promise<void> {
  await page.context().request.put('/demo/cart', { data: cart });
  await page.goto(CART_PAGE);
}

const rows = (page: Page): Locator => page.locator('main ul[aria-label] > li');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text }).first();
const badge = (page: Page) => part(page, 'cart-badge');
const undo = (page: Page) => page.getByRole('button', { name: /^Rückgängig/ });
const remove = (page: Page, text: string) =>
  row(page, text)
    .getByRole('button', { name: /^Entfernen/ })
    .click();

test.describe('the cart page', () => {
  // CART-23, CART-24, HOST-50
  test('restores removed entries', { tag: '@journey' }, async ({ page }) => {
    await openCart(page, CARTS.allKinds);
    await expect(rows(page)).toHaveCount(7);
    for (const text of ['Gratis', 'Kaffeepause', 'Röstkaffee']) {
      await remove(page, text);
      await expect(undo(page)).toBeFocused();
      await undo(page).click();
      await expect(undo(page)).toHaveCount(0);
      await expect(rows(page)).toHaveCount(7);
    }
    await expect(badge(page)).toHaveText('2');
  });

  // CART-27, HOST-50
  test(
    'does not allow an order with a sold-out article, and neither does checkout',
    { tag: '@journey' },
    async ({ page }) => {
      await openCart(page, CARTS.soldOut);
      await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeDisabled();
      await page.goto('/checkout');
      const buy = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
      await expect(buy).toBeDisabled();
      await expect(buy).toHaveAccessibleDescription(/sobald alles im Warenkorb lieferbar ist/);
      await page.context().request.put('/demo/cart', { data: CARTS.twoArticles });
      await page.reload();
      await expect(buy).toBeEnabled();
    },
  );

  for (const path of [CART_PAGE, '/checkout']) {
    test(`has no axe violations and no sideways scrolling: ${path}`, async ({ page }) => {
      await page.context().request.put('/demo/cart', { data: CARTS.allKinds });
      await page.goto(`${path}?site=HU`);
      if (path === CART_PAGE) await expect(rows(page)).toHaveCount(7);
      for (const width of [320, 1500]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page, 'main');
        expect(await sidewaysScroll(page)).toBe(0);
      }
    });
  }
});

import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { CARTS, part } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';

async function openCart(page: Page, cart: object, site = 'DE'): Promise<void> {
  await page.context().request.put('/demo/cart', { data: cart });
  await page.goto(`/service/cartfrontend/cart?site=${site}`);
  await page.waitForLoadState('networkidle');
}

const rows = (page: Page): Locator => page.locator('main ul[aria-label] > li');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const removeButton = { name: /^Entfernen/ };

/** Adds everything that the page offers, and types a quantity. */
async function expectToAdd(page: Page): Promise<void> {
  await openCart(page, { articles: [{ productId: '10101', tcm: '710101', quantity: 1 }] });
  const addButtons = page.getByRole('button', { name: /^Hinzufügen/ });
  const offers = await addButtons.count();
  expect(offers).toBeGreaterThanOrEqual(5);
  for (let left = offers; left > 0; left -= 1) {
    await addButtons.first().click();
    await expect(addButtons).toHaveCount(left - 1);
  }
  await expect(rows(page)).toHaveCount(1 + offers);
  const quantity = page.getByRole('textbox', { name: /Aurora/ });
  await quantity.fill('7');
  await quantity.press('Enter');
  await expect(part(page, 'cart-badge')).toHaveText('7');
  await page.reload();
  await expect(rows(page)).toHaveCount(1 + offers);
  await expect(part(page, 'cart-badge')).toHaveText('7');
}

// CART-23, CART-24, CART-26
test('Every kind of entry can be removed, and the removal of three kinds undone; gift card, free article and partner product can be added, and a quantity typed', async ({
  page,
}) => {
  await openCart(page, CARTS.allKinds);
  await expect(rows(page)).toHaveCount(7);
  for (const text of ['Gratis', 'Kaffeepause', 'Röstkaffee']) {
    const entry = row(page, text).first();
    const isArticle = text === 'Röstkaffee';
    await entry.getByRole('button', removeButton).click();
    const undo = page.getByRole('button', { name: /^Rückgängig/ });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(undo).toHaveCount(0);
    await expect(rows(page)).toHaveCount(7);
    if (isArticle) await expect(part(page, 'cart-badge')).toHaveText('2');
  }
  for (const text of ['Fahrradversicherung', 'Kaffee-Abo']) {
    await row(page, text).getByRole('button', removeButton).click();
    await expect(row(page, text)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Rückgängig/ })).toHaveCount(0);
  }
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  await test.step('adding, and typing a quantity', () => expectToAdd(page));
});

// CART-33, CART-44
test('A cart that could not be loaded can be loaded again; a limit error is shown, with the quantity that the shop allows', async ({
  page,
  shop,
}) => {
  shop.faults.set('cartRead', { kind: 'nonsense' });
  await openCart(page, { articles: [{ productId: '10104', tcm: '710104', quantity: 1 }] });
  const reloadButton = page.getByRole('button', { name: 'Warenkorb neu laden' });
  await expect(reloadButton).toBeVisible();
  shop.faults.clear();
  await reloadButton.click();
  await expect(rows(page)).toHaveCount(1);
  await expect(reloadButton).toHaveCount(0);
  const quantity = page.getByRole('textbox', { name: /Jahreskaffee/ });
  await quantity.fill('9');
  await quantity.press('Enter');
  const message = 'höchstens 2 Stück';
  await expect(page.locator('main').getByText(message)).toBeVisible();
  // The header announces it, and nothing else does.
  await expect(page.locator('header').getByRole('alert')).toContainText(message);
  await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(1);
  await expect(quantity).toHaveValue('2');
});

// CART-22, CART-29, HOST-51
test('A sold-out article disables the link to checkout and the order button there; the cart is up to date after going back and forward', async ({
  page,
}) => {
  await openCart(page, CARTS.soldOut);
  await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeDisabled();
  await page.goto('/checkout');
  const buy = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await expect(buy).toBeDisabled();
  await expect(buy).toHaveAccessibleDescription(/sobald alles im Warenkorb lieferbar ist/);
  await page.context().request.put('/demo/cart', { data: CARTS.twoArticles });
  await page.reload();
  await expect(buy).toBeEnabled();
  await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-reduced');

  await test.step('going back and forward', async () => {
    await openCart(page, CARTS.twoArticles);
    await page.goto('/product/20104');
    await page.locator('main button[type="submit"]').click();
    await expect(part(page, 'cart-badge')).toHaveText('4');
    await page.goBack();
    await expect(part(page, 'cart-badge')).toHaveText('4');
    await expect(rows(page)).toHaveCount(3);
    await page.goForward();
    await expect(part(page, 'cart-badge')).toHaveText('4');
  });
});

test('Cart page and checkout have no axe violations, and nothing is cut off', async ({ page }) => {
  await openCart(page, CARTS.allKinds, 'HU');
  for (const path of [null, '/checkout?site=HU']) {
    if (path) await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 1500]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, 'main');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  }
});

import type { Locator, Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { CARTS, part } from './cart.ts';
import { expect, test } from './host.ts';

async function openCart(page: Page, cart: object, site = 'DE'): Promise<void> {
  await page.context().request.put('/demo/cart', { data: cart });
  await page.goto(`/service/cartfrontend/cart?site=${site}`);
  await page.waitForLoadState('networkidle');
}

const rows = (page: Page): Locator => page.locator('main ul[aria-label] > li');
const row = (page: Page, words: string) => rows(page).filter({ hasText: words });
const removeIt = { name: /^Entfernen/ };

test('Every kind of entry can be removed, and three kinds brought back', async ({ page }) => {
  await openCart(page, CARTS.everything);
  await expect(rows(page)).toHaveCount(7);
  for (const words of ['Gratis', 'Kaffeepause', 'Röstkaffee']) {
    const own = row(page, words).first();
    const isArticle = words === 'Röstkaffee';
    await own.getByRole('button', removeIt).click();
    const undo = page.getByRole('button', { name: /^Rückgängig/ });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(undo).toHaveCount(0);
    await expect(rows(page)).toHaveCount(7);
    if (isArticle) await expect(part(page, 'cart-badge')).toHaveText('2');
  }
  for (const words of ['Fahrradversicherung', 'Kaffee-Abo']) {
    await row(page, words).getByRole('button', removeIt).click();
    await expect(row(page, words)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Rückgängig/ })).toHaveCount(0);
  }
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
});

test('Gift card, free article and partner product are added, a typed quantity is set', async ({
  page,
}) => {
  await openCart(page, { articles: [{ productId: '10101', tcm: '710101', quantity: 1 }] });
  const addIt = page.getByRole('button', { name: /^Hinzufügen/ });
  const offers = await addIt.count();
  expect(offers).toBeGreaterThanOrEqual(5);
  for (let left = offers; left > 0; left -= 1) {
    await addIt.first().click();
    await expect(addIt).toHaveCount(left - 1);
  }
  await expect(rows(page)).toHaveCount(1 + offers);
  const quantity = page.getByRole('textbox', { name: /Aurora/ });
  await quantity.fill('7');
  await quantity.press('Enter');
  await expect(part(page, 'cart-badge')).toHaveText('7');
  await page.reload();
  await expect(rows(page)).toHaveCount(1 + offers);
  await expect(part(page, 'cart-badge')).toHaveText('7');
});

test('A limit is told, and the page shows what the shop gives', async ({ page }) => {
  await openCart(page, { articles: [{ productId: '10104', tcm: '710104', quantity: 1 }] });
  const quantity = page.getByRole('textbox', { name: /Jahreskaffee/ });
  await quantity.fill('9');
  await quantity.press('Enter');
  const words = 'höchstens 2 Stück';
  await expect(page.locator('main').getByText(words)).toBeVisible();
  // Read out by the header, and by nobody else.
  await expect(page.locator('header').getByRole('alert')).toContainText(words);
  await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(1);
  await expect(quantity).toHaveValue('2');
});

test('A cart that cannot be read can be asked for again, and comes', async ({ page, shop }) => {
  shop.faults.set('cartRead', { kind: 'nonsense' });
  await openCart(page, CARTS.some);
  const again = page.getByRole('button', { name: 'Warenkorb neu laden' });
  await expect(again).toBeVisible();
  shop.faults.clear();
  await again.click();
  await expect(rows(page)).toHaveCount(2);
  await expect(again).toHaveCount(0);
});

test('What may not go to checkout cannot be ordered there either', async ({ page }) => {
  await openCart(page, CARTS.soldOut);
  await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeDisabled();
  await page.goto('/checkout');
  const buy = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await expect(buy).toBeDisabled();
  await expect(buy).toHaveAccessibleDescription(/sobald alles im Warenkorb lieferbar ist/);
  await page.context().request.put('/demo/cart', { data: CARTS.some });
  await page.reload();
  await expect(buy).toBeEnabled();
  await expect(page.locator('[data-fascia="header"]')).toHaveAttribute('data-reduced');
});

test('axe finds nothing on the cart page and the checkout, and nothing is cut off', async ({
  page,
}) => {
  for (const width of [320, 1500]) {
    await page.setViewportSize({ width, height: 900 });
    await openCart(page, CARTS.everything, 'HU');
    for (const path of [null, '/checkout?site=HU']) {
      if (path) await page.goto(path, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  }
});

test('Back and forward keep the cart right', async ({ page }) => {
  await openCart(page, CARTS.some);
  await page.goto('/product/20104');
  await page.locator('main button[type="submit"]').click();
  await expect(part(page, 'cart-badge')).toHaveText('4');
  await page.goBack();
  await expect(part(page, 'cart-badge')).toHaveText('4');
  await expect(rows(page)).toHaveCount(3);
  await page.goForward();
  await expect(part(page, 'cart-badge')).toHaveText('4');
});

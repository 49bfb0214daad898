import type { Locator, Page } from '@playwright/test';
import { CARTS, cartEntry, openWithCart, part } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';

const CART_PATH = '/service/cart/api/cart';

async function countInService(page: Page): Promise<number> {
  const response = await page.context().request.get(CART_PATH);
  return ((await response.json()) as { cart: { numberOfArticles: number } }).cart.numberOfArticles;
}

const more = (page: Page) =>
  cartEntry(page, 'Aurora').getByRole('button', { name: /^Ein Stück mehr/ });

/** Not a click: only one window has the focus, and both must change before they hear of each other. */
const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

// CART-72, CART-73, CART-77
test('One more in two windows at once is two more, also with a slow service', async ({
  page: one,
  context,
  shop,
}) => {
  await openWithCart(one, CARTS.twoArticles);
  const before = await countInService(one);
  const other = await context.newPage();
  await openWithCart(other, CARTS.twoArticles);
  shop.faults.set('cartChange', { kind: 'delay', ms: 400 });
  await Promise.all([one, other].map((page) => press(more(page))));
  await expect.poll(() => countInService(one)).toBe(before + 2);
  for (const page of [one, other]) {
    await expect(part(page, 'cart-badge')).toHaveText(String(before + 2));
  }
});

// CART-72, CART-77
test('"Add to cart" in two windows at once adds two', async ({ context }) => {
  const pages = [await context.newPage(), await context.newPage()];
  for (const page of pages) {
    await page.goto('/product/10101');
    await page.waitForLoadState('networkidle');
  }
  await Promise.all(pages.map((page) => press(page.locator('main button[type="submit"]'))));
  await expect.poll(() => countInService(pages[0] as Page)).toBe(2);
  for (const page of pages) await expect(part(page, 'cart-badge')).toHaveText('2');
});

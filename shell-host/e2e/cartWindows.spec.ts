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

const addButton = (page: Page) => page.locator('main button[type="submit"]').first();

/** Not a click: only one window has the focus, and both must change before they hear of each other. */
const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

// CART-72, CART-73, CART-77
test('One more in two windows at once is two more, also with a slow service, and "Add to cart" in both adds two', async ({
  page: one,
  context,
  shop,
}) => {
  const path = '/product/10107';
  await openWithCart(one, CARTS.twoArticles, { path });
  const before = await countInService(one);
  const other = await context.newPage();
  await openWithCart(other, CARTS.twoArticles, { path });
  const windows = [one, other];
  const expectCount = async (count: number) => {
    await expect.poll(() => countInService(one)).toBe(count);
    for (const page of windows) await expect(part(page, 'cart-badge')).toHaveText(String(count));
  };
  await test.step('one more, with a slow service', async () => {
    shop.faults.set('cartChange', { kind: 'delay', ms: 400 });
    await Promise.all(windows.map((page) => press(more(page))));
    await expectCount(before + 2);
  });
  await test.step('"Add to cart"', async () => {
    shop.faults.clear();
    await Promise.all(windows.map((page) => press(addButton(page))));
    await expectCount(before + 4);
  });
});

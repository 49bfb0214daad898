import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const CART_PATH = '/service/cart/api/cart';
const ROUNDS = 6;

interface CartResponse {
  numberOfArticles: number;
  articles: { productId: string; quantity: number | { quantity: number } }[];
}

async function readCart(context: BrowserContext): Promise<CartResponse> {
  const response = await context.request.get(CART_PATH);
  return ((await response.json()) as { cart: CartResponse }).cart;
}

function quantityOf({ articles }: CartResponse, product: string): number {
  const quantity = articles.find(({ productId }) => productId === product)?.quantity ?? 0;
  return typeof quantity === 'number' ? quantity : quantity.quantity;
}

/** Opens a product page in a new tab. */
async function openProduct(context: BrowserContext, product: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/product/${product}`);
  await expect(
    page.locator('main button[type="submit"]:not([aria-disabled="true"])'),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Adds one unit to the cart. @returns whether that has succeeded: then the page shows no message of its own. */
async function addToCart(page: Page): Promise<boolean> {
  const button = page.locator('main button[type="submit"]');
  await button.click();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 40_000 });
  return (await page.locator('main form div:has(> svg):has(a)').count()) === 0;
}

const badge = (page: Page) => page.locator('[data-part="cart-badge"]');

/** Makes a tab the visible one with the focus. */
async function activate(page: Page): Promise<void> {
  await page.bringToFront();
  // A headless browser never takes the focus from a tab, so the event does not fire by itself.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function expectBadgesToMatch(context: BrowserContext, pages: Page[]): Promise<void> {
  const { numberOfArticles } = await readCart(context);
  for (const page of pages) {
    await activate(page);
    await expect(badge(page)).toHaveText(String(numberOfArticles));
  }
}

for (const seed of [7, 2026]) {
  // CART-22
  test(`Two tabs lose no article in a shop that is slow and fails at random (seed ${seed})`, async ({
    context,
    shop,
  }) => {
    test.setTimeout(180_000);
    const products = ['10101', '20104'];
    const pages = [await openProduct(context, '10101'), await openProduct(context, '20104')];
    let readCount = 0;
    context.on('request', (request) => {
      if (request.url().includes(CART_PATH) && request.method() === 'GET') readCount += 1;
    });
    shop.faults.setRandom({ seed, share: 0.35 });
    const added = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const results = await Promise.all(pages.map(addToCart));
      results.forEach((isAdded, index) => (added[index] = (added[index] ?? 0) + Number(isAdded)));
    }
    expect(Math.min(...added)).toBeGreaterThan(0);
    // A change causes at most one read in its own tab and one in the other.
    expect(readCount).toBeLessThanOrEqual(ROUNDS * 2 * 3);
    shop.faults.clear();
    const cart = await readCart(context);
    products.forEach((product, index) => {
      expect(quantityOf(cart, product)).toBeGreaterThanOrEqual(added[index] ?? 0);
      expect(quantityOf(cart, product)).toBeLessThanOrEqual(ROUNDS);
    });
    await expectBadgesToMatch(context, pages);
  });
}

test('Two tabs that add the same article in turn lose no confirmed unit', async ({
  context,
  shop,
}) => {
  test.setTimeout(180_000);
  const pages = [await openProduct(context, '10101'), await openProduct(context, '10101')];
  shop.faults.setRandom({ seed: 5, share: 0.3 });
  let added = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pages) added += Number(await addToCart(page));
  }
  shop.faults.clear();
  const quantity = quantityOf(await readCart(context), '10101');
  expect(added).toBeGreaterThan(0);
  expect(quantity).toBeGreaterThanOrEqual(added);
  await expectBadgesToMatch(context, pages);
});

test('Nothing is added to a cart that cannot be read, and its content stays', async ({
  context,
  page,
  shop,
}) => {
  const articles = [{ productId: '10101', tcm: '710101', quantity: 3 }];
  await context.request.put('/demo/cart', { data: { articles } });
  shop.faults.set('cartRead', { kind: 'status', status: 503 });
  await page.goto('/product/10101');
  expect(await addToCart(page)).toBe(false);
  shop.faults.clear();
  expect(quantityOf(await readCart(context), '10101')).toBe(3);
  expect(await addToCart(page)).toBe(true);
  expect(quantityOf(await readCart(context), '10101')).toBe(4);
  await expect(badge(page)).toHaveText('4');
});

test('A tab that could not read the cart reads it when another tab succeeds', async ({
  context,
  shop,
}) => {
  const [one, other] = [await openProduct(context, '10101'), await openProduct(context, '20104')];
  shop.faults.set('cartRead', { kind: 'html' });
  shop.faults.set('cartChange', { kind: 'status', status: 502, applied: true, times: 1 });
  expect(await addToCart(one)).toBe(false);
  expect(await addToCart(other)).toBe(false);
  await expect(badge(one)).toHaveCount(0);
  shop.faults.clear();
  await activate(one);
  for (const page of [one, other]) await expect(badge(page)).not.toHaveCount(0);
  await expectBadgesToMatch(context, [one, other]);
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './host.ts';

const CART = '/service/cart/api/cart';
const ROUNDS = 6;

interface ServiceCart {
  numberOfArticles: number;
  articles: { productId: string; quantity: number | { quantity: number } }[];
}

async function serviceCart(context: BrowserContext): Promise<ServiceCart> {
  const answer = await context.request.get(CART);
  return ((await answer.json()) as { cart: ServiceCart }).cart;
}

function piecesOf({ articles }: ServiceCart, product: string): number {
  const quantity = articles.find(({ productId }) => productId === product)?.quantity ?? 0;
  return typeof quantity === 'number' ? quantity : quantity.quantity;
}

/** A window of its own on a product's page. */
async function openProduct(context: BrowserContext, product: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/product/${product}`);
  await expect(
    page.locator('main button[type="submit"]:not([aria-disabled="true"])'),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Puts one piece into the cart; tells whether the page says that it is in there. */
async function add(page: Page): Promise<boolean> {
  await page.locator('main button[type="submit"]').click();
  const word = page.locator('main form div:has(> svg):has(a)');
  await expect(word).toBeVisible({ timeout: 40_000 });
  return (await word.getAttribute('role')) === 'status';
}

const badge = (page: Page) => page.locator('[data-part="cart-badge"]');

/** Somebody looks at the window. */
async function lookAt(page: Page): Promise<void> {
  await page.bringToFront();
  // Browsers without a screen have the focus in every window.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function agree(context: BrowserContext, pages: Page[]): Promise<void> {
  const { numberOfArticles } = await serviceCart(context);
  for (const page of pages) {
    await lookAt(page);
    await expect(badge(page)).toHaveText(String(numberOfArticles));
  }
}

for (const seed of [7, 11, 2026]) {
  test(`Two windows and a shop that is slow and fails at random lose nothing (${seed})`, async ({
    context,
    shop,
  }) => {
    test.setTimeout(180_000);
    const products = ['10101', '20104'];
    const pages = [await openProduct(context, '10101'), await openProduct(context, '20104')];
    let calls = 0;
    context.on('request', (request) => {
      if (request.url().includes(CART) && request.method() === 'GET') calls += 1;
    });
    shop.faults.setRandom({ seed, share: 0.35 });
    const added = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const said = await Promise.all(pages.map(add));
      said.forEach((isIn, index) => (added[index] = (added[index] ?? 0) + Number(isIn)));
    }
    expect(Math.min(...added)).toBeGreaterThan(0);
    // Each change is followed by one read in its own window and one in the other, if at all.
    expect(calls).toBeLessThanOrEqual(ROUNDS * 2 * 3);
    shop.faults.clear();
    const cart = await serviceCart(context);
    products.forEach((product, index) => {
      expect(piecesOf(cart, product)).toBeGreaterThanOrEqual(added[index] ?? 0);
      expect(piecesOf(cart, product)).toBeLessThanOrEqual(ROUNDS);
    });
    await agree(context, pages);
  });
}

test('One article, in two windows by turns: every piece that was said to be in is in', async ({
  context,
  shop,
}) => {
  test.setTimeout(180_000);
  const pages = [await openProduct(context, '10101'), await openProduct(context, '10101')];
  shop.faults.setRandom({ seed: 5, share: 0.3 });
  let added = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pages) added += Number(await add(page));
  }
  shop.faults.clear();
  const pieces = piecesOf(await serviceCart(context), '10101');
  expect(added).toBeGreaterThan(0);
  expect(pieces).toBeGreaterThanOrEqual(added);
  await agree(context, pages);
});

test('Nothing is added to a cart that cannot be read, and what was in it stays', async ({
  context,
  page,
  shop,
}) => {
  const articles = [{ productId: '10101', tcm: '710101', quantity: 3 }];
  await context.request.put('/demo/cart', { data: { articles } });
  shop.faults.set('cartRead', { kind: 'status', status: 503 });
  await page.goto('/product/10101');
  expect(await add(page)).toBe(false);
  shop.faults.clear();
  expect(piecesOf(await serviceCart(context), '10101')).toBe(3);
  expect(await add(page)).toBe(true);
  expect(piecesOf(await serviceCart(context), '10101')).toBe(4);
  await expect(badge(page)).toHaveText('4');
});

test('A window that could not read the cart reads it when the other one can', async ({
  context,
  shop,
}) => {
  const [one, other] = [await openProduct(context, '10101'), await openProduct(context, '20104')];
  shop.faults.set('cartRead', { kind: 'html' });
  shop.faults.set('cartChange', { kind: 'status', status: 502, applied: true, times: 1 });
  expect(await add(one)).toBe(false);
  expect(await add(other)).toBe(false);
  await expect(badge(one)).toHaveCount(0);
  shop.faults.clear();
  await lookAt(one);
  for (const page of [one, other]) await expect(badge(page)).not.toHaveCount(0);
  await agree(context, [one, other]);
});

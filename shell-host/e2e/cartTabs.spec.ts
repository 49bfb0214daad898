import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  addButton,
  CART_PATH,
  CARTS,
  countInService,
  moreButton,
  openWithCart,
} from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

const PRODUCT = '/product/10107';
const badge = (page: Page) => part(page, 'cart-badge');

/** Clicks without the focus, which only one tab has. */
const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

/** Opens two tabs with the same product and the same cart. */
async function openTabs(context: BrowserContext, isOpen: boolean): Promise<Page[]> {
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await openWithCart(tab, CARTS.twoArticles, { path: PRODUCT, isOpen });
    await expect(badge(tab)).toHaveText('3');
  }
  return tabs;
}

async function expectCount(tabs: readonly Page[], count: number): Promise<void> {
  for (const tab of tabs) {
    await expect.poll(() => countInService(tab)).toBe(count);
    await expect(badge(tab)).toHaveText(String(count));
  }
}

/** Adds one unit. @returns whether that succeeded: the page then has no error message. */
async function addToCart(page: Page): Promise<boolean> {
  await press(addButton(page));
  // Includes the product's own timeout.
  await expect(addButton(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 60_000 });
  return (await page.locator('main form div:has(> svg):has(a)').count()) === 0;
}

test.describe('two tabs', () => {
  // CART-22, CART-72, CART-73, CART-77
  test(
    'add both units when visitors add in both at once',
    { tag: '@journey' },
    async ({ context, shop }) => {
      const tabs = await openTabs(context, true);
      shop.faults.set('cartChange', { kind: 'delay', ms: 200 });
      await Promise.all(tabs.map((tab) => press(moreButton(tab, 'Aurora'))));
      await expectCount(tabs, 5);
      await Promise.all(tabs.map((tab) => press(addButton(tab))));
      await expectCount(tabs, 7);
    },
  );

  // CART-22
  test('lose no confirmed unit while the services are slow and fail at random', async ({
    context,
    shop,
  }) => {
    const rounds = 5;
    const tabs = await openTabs(context, false);
    let readCount = 0;
    context.on('request', (request) => {
      if (request.url().includes(CART_PATH) && request.method() === 'GET') readCount += 1;
    });
    shop.faults.setRandom({ seed: 7, share: 0.35 });
    let added = 0;
    for (let round = 0; round < rounds; round += 1) {
      const results = await Promise.all(tabs.map(addToCart));
      added += results.filter(Boolean).length;
    }
    shop.faults.clear();
    expect(added).toBeGreaterThan(0);
    // A change causes at most one read in its own tab and one in the other.
    expect(readCount).toBeLessThanOrEqual(rounds * tabs.length * 3);
    for (const tab of tabs) {
      await tab.bringToFront();
      // A headless browser never takes the focus from a tab, so the event does not fire by itself.
      await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    }
    const count = await countInService(tabs[0] as Page);
    expect(count).toBeGreaterThanOrEqual(3 + added);
    expect(count).toBeLessThanOrEqual(3 + rounds * tabs.length);
    await expectCount(tabs, count);
  });
});

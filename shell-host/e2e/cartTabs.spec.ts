import type { BrowserContext, Locator, Page } from '@playwright/test';
import { addButton, CARTS, countInService, moreButton, openWithCart } from './cartHelpers.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';

const PRODUCT = '/product/10107';
const badge = (page: Page) => part(page, 'cart-badge');

/** Clicks a button without focusing it, because only one tab can have the focus. */
const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

/** Opens two tabs with the same product and the same cart. */
async function openTabs(context: BrowserContext): Promise<Page[]> {
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await openWithCart(tab, CARTS.twoArticles, { path: PRODUCT });
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

test.describe('two tabs', () => {
  // CART-22, CART-72, CART-70
  test(
    'add both units if the visitor adds one in each at the same time',
    { tag: '@journey' },
    async ({ context, shop }) => {
      const tabs = await openTabs(context);
      shop.faults.set('cartChange', { kind: 'delay', ms: 200 });
      await Promise.all(tabs.map((tab) => press(moreButton(tab, 'Aurora'))));
      await expectCount(tabs, 5);
      await Promise.all(tabs.map((tab) => press(addButton(tab))));
      await expectCount(tabs, 7);
    },
  );
});

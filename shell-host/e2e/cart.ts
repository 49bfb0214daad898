import type { Locator, Page } from '@playwright/test';
import { expect } from './host.ts';

const coffee = { productId: '10101', tcm: '710101' };
const espresso = { productId: '10105', tcm: '710105' };
const card = { productId: '900010', tcm: '9000101' };
const partner = { partnerProductId: 'bike-insurance', totalQuantity: 1 };
const subscription = { subscriptionConfigurationId: 'coffee-monthly' };

/** Carts as `PUT /demo/cart` takes them. */
export const CARTS = {
  some: {
    articles: [
      { ...coffee, quantity: 2 },
      { ...espresso, quantity: 1 },
    ],
  },
  soldOut: { articles: [{ ...coffee, quantity: 1, availability: 'SOLDOUT' }] },
  defective: {
    articles: [{ ...coffee, quantity: 1 }],
    defectiveArticles: [{ ...espresso, quantity: 1 }],
  },
  everything: {
    articles: [{ ...coffee, quantity: 2 }],
    freeArticles: [{ productId: coffee.productId, campaignId: 'welcome-coffee' }],
    giftCards: [card],
    partnerProducts: [partner],
    subscriptions: [subscription],
    defectiveArticles: [{ ...espresso, quantity: 1 }],
    defectiveGiftCards: [{ ...card, productId: '900020', tcm: '9000201' }],
  },
} as const;

export const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);

/** The line of the cart flyout with this in its words. */
export const entry = (page: Page, words: string): Locator =>
  part(page, 'cart-entry').filter({ hasText: words });

/** What shows how long a removed entry can be brought back. */
export const bar = (page: Page): Locator =>
  part(page, 'deleted-entry').locator('> span[aria-hidden]');

/** A page with this cart, its flyout open. */
export async function open(
  page: Page,
  cart: object,
  { site = 'DE', isOpen = true }: { site?: string; isOpen?: boolean } = {},
): Promise<void> {
  await page.context().request.put('/demo/cart', { data: cart });
  await page.goto(`/?site=${site}`);
  await page.waitForLoadState('networkidle');
  if (!isOpen) return;
  await part(page, 'icon-cart').click();
  await expect(page.locator('[data-flyout="cart"] [data-part="checkout"]')).toBeVisible();
}

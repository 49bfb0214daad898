import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { flyout, part } from './locators.ts';

const coffee = { productId: '10101', tcm: '710101' };
const espresso = { productId: '10105', tcm: '710105' };
const giftCard = { productId: '900010', tcm: '9000101' };
const partnerProduct = { partnerProductId: 'bike-insurance', totalQuantity: 1 };
const subscription = { subscriptionConfigurationId: 'coffee-monthly' };

/** Carts in the format of `PUT /demo/cart`. */
export const CARTS = {
  twoArticles: {
    articles: [
      { ...coffee, quantity: 2 },
      { ...espresso, quantity: 1 },
    ],
  },
  soldOut: { articles: [{ ...coffee, quantity: 1, availability: 'SOLDOUT' }] },
  allKinds: {
    articles: [{ ...coffee, quantity: 2 }],
    freeArticles: [{ productId: coffee.productId, campaignId: 'welcome-coffee' }],
    giftCards: [giftCard],
    partnerProducts: [partnerProduct],
    subscriptions: [subscription],
    defectiveArticles: [{ ...espresso, quantity: 1 }],
    defectiveGiftCards: [{ ...giftCard, productId: '900020', tcm: '9000201' }],
  },
} as const;

export const CART_PATH = '/service/cart/api/cart';

/** Number of articles in the cart of the service. */
export async function countInService(page: Page): Promise<number> {
  const response = await page.context().request.get(CART_PATH);
  return ((await response.json()) as { cart: { numberOfArticles: number } }).cart.numberOfArticles;
}

/** The entry of the cart flyout that contains a text. */
export const cartEntry = (page: Page, text: string): Locator =>
  part(page, 'cart-entry').filter({ hasText: text });

/** The button of the flyout that adds one unit of the article with this text. */
export const moreButton = (page: Page, text: string): Locator =>
  cartEntry(page, text).getByRole('button', { name: /^Ein Stück mehr/ });

/** The button of the flyout that removes the article with this text. */
export const removeButton = (page: Page, text: string): Locator =>
  cartEntry(page, text).getByRole('button', { name: /^Entfernen/ });

/** The button of a product page that adds the product to the cart. */
export const addButton = (page: Page): Locator =>
  page.locator('main form button[type="submit"]').first();

/** The bar that shows how much time is left to undo a removal. */
export const undoTimeBar = (page: Page): Locator =>
  part(page, 'deleted-entry').locator('> span[aria-hidden]');

interface PageWithCart {
  /** Default: DE. */
  site?: string;
  /** Whether to open the cart flyout. Default: true. */
  isOpen?: boolean;
  /** Default: a page with little content besides header and footer. */
  path?: string;
}

/** Fills the cart, loads a page, waits for the service's response with the cart, and opens the cart flyout. */
export async function openWithCart(
  page: Page,
  cart: object,
  { site = 'DE', isOpen = true, path = '/help' }: PageWithCart = {},
): Promise<void> {
  await page.context().request.put('/demo/cart', { data: cart });
  const cartRead = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === CART_PATH && response.request().method() === 'GET',
  );
  await page.goto(`${path}?site=${site}`);
  await cartRead;
  if (!isOpen) return;
  await part(page, 'icon-cart').click();
  await expect(part(flyout(page, 'cart'), 'checkout')).toBeVisible();
}

/** Like `openWithCart`, for the home page. */
export const openHomeWithCart = (
  page: Page,
  cart: object,
  options: Omit<PageWithCart, 'path'> = {},
): Promise<void> => openWithCart(page, cart, { ...options, path: '/' });

import type { Cart } from '../../src/features/cart/cart.ts';
import type { RequestedChange } from '../../src/features/cart/cartChange.ts';
import type { LoggedChange } from '../../src/features/cart/cartState.ts';
import { totalQuantity, type Basket } from './fakes/fakeShop.ts';

// An independent implementation of the cart's computations, for comparison.

const sorted = (names: string[]) => (names.length < 2 ? names.join() : names.toSorted().join());

/** Prints a basket in one line. Equal baskets have equal lines. */
export function lineOf(basket: Basket): string {
  const { articles, freeArticles, giftCards, partnerProducts, subscriptions } = basket;
  const quantities = sorted(Object.keys(articles).map((name) => name + articles[name]));
  return `${quantities} | ${sorted(freeArticles)} | ${sorted(giftCards)} | ${sorted(partnerProducts)} | ${sorted(subscriptions)}`;
}

function articlesOf(cart: Cart): Record<string, number> {
  const articles: Record<string, number> = {};
  for (const { productId, quantity } of cart.articles) articles[productId] = quantity;
  return articles;
}

/** Converts fascia's cart to a basket. */
export const basketOf = (cart: Cart): Basket => ({
  articles: articlesOf(cart),
  freeArticles: cart.freeArticles.map((one) => one.productId),
  giftCards: cart.giftCards.map((one) => one.article.productId),
  partnerProducts: cart.partnerProducts.map((one) => one.partnerProductId),
  subscriptions: [...cart.subscriptions, ...cart.defectiveSubscriptions].map(
    (one) => one.subscriptionConfigurationId,
  ),
});

const lines = new WeakMap<Cart, string>();

/** Prints fascia's cart in one line. Cached, because it is compared after every command. */
export function lineOfCart(cart: Cart): string {
  const known = lines.get(cart) ?? lineOf(basketOf(cart));
  lines.set(cart, known);
  return known;
}

/** Returns the id of a change's entry in a basket. */
export function nameOf(change: RequestedChange): string {
  if ('setArticle' in change) return change.setArticle.productId;
  if ('addArticle' in change) return change.addArticle.productId;
  if ('setFreeArticle' in change) return change.setFreeArticle.productId;
  if ('setGiftCard' in change) return change.setGiftCard.productId;
  if ('setPartnerProduct' in change) return change.setPartnerProduct.partnerProductId;
  return change.deleteSubscription.subscriptionId;
}

export const isOfArticle = (change: RequestedChange) =>
  'setArticle' in change || 'addArticle' in change;

/** Returns the quantity of a change's entry in a basket. */
export function quantityIn(basket: Basket, change: RequestedChange): number {
  const name = nameOf(change);
  if (isOfArticle(change)) return basket.articles[name] ?? 0;
  const { freeArticles, giftCards, partnerProducts, subscriptions } = basket;
  const all = [...freeArticles, ...giftCards, ...partnerProducts, ...subscriptions];
  return all.includes(name) ? 1 : 0;
}

/** Applies a change to the quantity of its entry. */
export function quantityAfter(change: RequestedChange, before: number): number {
  if ('setArticle' in change) return change.setArticle.quantity;
  if ('addArticle' in change) {
    const { quantity, atLeast = 0 } = change.addArticle;
    return Math.max(atLeast, before + quantity);
  }
  if ('setFreeArticle' in change) return change.setFreeArticle.remove ? 0 : 1;
  if ('setGiftCard' in change) return change.setGiftCard.set ? 1 : 0;
  if ('setPartnerProduct' in change) return change.setPartnerProduct.set ? 1 : 0;
  return 0;
}

const listOf = (basket: Basket, change: RequestedChange): string[] => {
  if ('setFreeArticle' in change) return basket.freeArticles;
  if ('setGiftCard' in change) return basket.giftCards;
  return 'setPartnerProduct' in change ? basket.partnerProducts : basket.subscriptions;
};

/** The basket to display: the confirmed one with all pending changes. */
export function foldOf(confirmed: Cart, log: readonly Pick<LoggedChange, 'change'>[]): Basket {
  const basket = basketOf(confirmed);
  for (const { change } of log) {
    const name = nameOf(change);
    const quantity = quantityAfter(change, quantityIn(basket, change));
    if (isOfArticle(change)) {
      if (quantity > 0) basket.articles[name] = quantity;
      else delete basket.articles[name];
      continue;
    }
    const list = listOf(basket, change);
    if (quantity > 0 && !list.includes(name)) list.push(name);
    if (quantity === 0 && list.includes(name)) list.splice(list.indexOf(name), 1);
  }
  return basket;
}

/** The count to display (CART-46). */
export const countOf = (confirmed: Cart, log: readonly LoggedChange[]) =>
  log.length === 0 ? confirmed.numberOfArticles : totalQuantity(foldOf(confirmed, log));

/** Whether checkout must be allowed (CART-27). */
export function checkoutOf(shown: Cart, count: number): boolean {
  if (count < 1 && shown.partnerProducts.length < 1) return false;
  for (const [list, entries] of Object.entries(shown)) {
    if (list.startsWith('defective') && (entries as unknown[]).length > 0) return false;
  }
  const words = JSON.stringify([shown.articles, shown.freeArticles]);
  return !/"availability":"(?:NOT_AVAILABLE|SOLDOUT)"/.test(words);
}

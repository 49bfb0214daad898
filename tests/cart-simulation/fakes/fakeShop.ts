import type { CartChange } from '../../../src/features/cart/cartChange.ts';

/** A response of the simulated shop. */
export interface Reply {
  status: number;
  body: unknown;
}

/**
 * Maximum quantity of one article. The shop reduces higher quantities and returns both a cart and an error (CART-17).
 */
const ITEM_LIMIT = 3;
/** Maximum quantity of all articles. The shop rejects a change that exceeds it. */
const CART_LIMIT = 6;

/** A cart in a format of the simulation, independent of fascia's code: quantities by product, and ids. */
export interface Basket {
  articles: Record<string, number>;
  freeArticles: string[];
  giftCards: string[];
  partnerProducts: string[];
  subscriptions: string[];
}

export const emptyBasket = (): Basket => ({
  articles: {},
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
});

export const newBasket = (): Basket => ({
  articles: { A: 1, B: 2 },
  freeArticles: ['F'],
  giftCards: ['G'],
  partnerProducts: [],
  subscriptions: ['S', 'T'],
});

export const totalQuantity = ({ articles }: Basket) =>
  Object.values(articles).reduce((sum, quantity) => sum + quantity, 0);

const subscriptions = (basket: Basket, is: (id: string) => boolean) =>
  basket.subscriptions.filter(is).map((id) => ({ subscriptionConfigurationId: id }));

const facts = (name: string) => ({ productId: name, tcm: `t${name}`, title: `Title ${name}` });

/** Converts a basket to the service's format, with quantities in both forms (CART-02). */
export function replyBody(basket: Basket) {
  return {
    numberOfArticles: totalQuantity(basket),
    articles: Object.entries(basket.articles).map(([name, quantity]) => ({
      ...facts(name),
      quantity: name === 'B' ? { quantity } : quantity,
      availability: name === 'C' ? 'SOLDOUT' : 'AVAILABLE',
    })),
    freeArticles: basket.freeArticles.map((name) => ({
      ...facts(name),
      campaignId: `c${name}`,
      quantity: { quantity: 1 },
    })),
    giftCards: basket.giftCards.map((name) => ({ article: { ...facts(name), quantity: 1 } })),
    partnerProducts: basket.partnerProducts.map((id) => ({
      partnerProductId: id,
      totalQuantity: 1,
    })),
    subscriptions: subscriptions(basket, (id) => id !== 'T'),
    defectiveSubscriptions: subscriptions(basket, (id) => id === 'T'),
  };
}

function toggle(names: string[], name: string, wanted: boolean): boolean {
  const index = names.indexOf(name);
  if (index >= 0 === wanted) return false;
  if (wanted) names.push(name);
  else names.splice(index, 1);
  return true;
}

function setArticle(basket: Basket, name: string, wanted: number): Reply | boolean {
  const { articles } = basket;
  const before = articles[name] ?? 0;
  const quantity = Math.min(wanted, ITEM_LIMIT);
  if (totalQuantity(basket) - before + quantity > CART_LIMIT && quantity > before) {
    return { status: 409, body: { error: 'CART_LIMIT', limit: CART_LIMIT } };
  }
  if (quantity === 0) delete articles[name];
  else articles[name] = quantity;
  if (wanted > ITEM_LIMIT) {
    const body = { cart: replyBody(basket), error: 'ITEM_LIMIT', limit: ITEM_LIMIT };
    return { status: 200, body };
  }
  return quantity !== before;
}

function change(basket: Basket, wanted: CartChange): Reply | boolean {
  if ('setArticle' in wanted) {
    return setArticle(basket, wanted.setArticle.productId, wanted.setArticle.quantity);
  }
  if ('setFreeArticle' in wanted) {
    const { productId, remove } = wanted.setFreeArticle;
    return toggle(basket.freeArticles, productId, !remove);
  }
  if ('setGiftCard' in wanted) {
    return toggle(basket.giftCards, wanted.setGiftCard.productId, wanted.setGiftCard.set);
  }
  if ('setPartnerProduct' in wanted) {
    const { partnerProductId, set } = wanted.setPartnerProduct;
    return toggle(basket.partnerProducts, partnerProductId, set);
  }
  return toggle(basket.subscriptions, wanted.deleteSubscription.subscriptionId, false);
}

/** Applies a change like the service. The status is 304 if the change has no effect (CART-17). */
export function makeChange(basket: Basket, wanted: CartChange): Reply {
  const done = change(basket, wanted);
  if (typeof done === 'object') return done;
  return done ? { status: 200, body: { cart: replyBody(basket) } } : { status: 304, body: '' };
}

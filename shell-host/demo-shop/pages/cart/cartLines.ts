import type { Cart, CartModule, Outcome } from './cartModule.ts';
import { articleInfo, giftCardInfo, unitPriceOf, type Offers } from './offers.ts';

/** A line of the cart page, for an entry of any kind. */
export interface CartLine {
  key: string;
  title: string;
  /** The kind of the entry, unless it is a regular article. */
  kind?: 'free' | 'giftCard' | 'partner' | 'subscription';
  picture?: string;
  url?: string;
  quantity: number;
  /** The price of one unit in minor units. */
  unitPrice?: number | undefined;
  /** The reason why the entry blocks the checkout. */
  problem?: 'soldOut' | 'notAvailable' | 'defective' | undefined;
  /** Removes the entry from the cart (CART-13). */
  remove: (cartModule: CartModule) => Promise<Outcome>;
  /** The ids for changing the quantity. Absent if the quantity cannot change. */
  article?: { productId: string; tcm: string };
}

type Article = Cart['articles'][number];
type Problem = CartLine['problem'];

/** Returns the total of the articles in minor units, or `null` if a price is unknown. */
export function totalOf(lines: readonly CartLine[]): number | null {
  const articles = lines.filter(({ article }) => article);
  const prices = articles.map(({ unitPrice, quantity }) => (unitPrice ?? Number.NaN) * quantity);
  const total = prices.reduce((sum, price) => sum + price, 0);
  return Number.isNaN(total) ? null : total;
}

function problemOf({ availability }: Article): Problem {
  if (availability === 'SOLDOUT') return 'soldOut';
  return availability === 'NOT_AVAILABLE' ? 'notAvailable' : undefined;
}

/** A defective entry can only be removed. */
function defectiveArticleLine(article: Article, offers: Offers): CartLine {
  const { productId, tcm, quantity } = article;
  return {
    key: `defective article ${productId} ${tcm}`,
    ...articleInfo(article, offers),
    problem: 'defective',
    quantity,
    remove: ({ setArticle }) => setArticle({ productId, tcm, quantity: 0 }),
  };
}

function articleLine(article: Article, offers: Offers): CartLine {
  const { productId, tcm } = article;
  return {
    ...defectiveArticleLine(article, offers),
    key: `article ${productId} ${tcm}`,
    problem: problemOf(article),
    unitPrice: unitPriceOf(productId, offers),
    article: { productId, tcm },
  };
}

function freeArticleLine(article: Article, offers: Offers): CartLine {
  const { productId, campaignId = '' } = article;
  return {
    key: `free ${productId} ${campaignId}`,
    ...articleInfo(article, offers),
    problem: problemOf(article),
    kind: 'free',
    quantity: 1,
    remove: ({ setFreeArticle }) => setFreeArticle({ productId, campaignId, remove: true }),
  };
}

/**
 * Entries that are not articles. The cart contains little more than their ids, and at most one gift card of each kind.
 */
function otherLines(
  cart: Pick<Cart, 'giftCards' | 'partnerProducts' | 'subscriptions'>,
  offers: Offers,
  problem?: Problem,
): CartLine[] {
  const keyOf = (name: string) => `${problem ?? ''} ${name}`;
  return [
    ...cart.giftCards.map(({ article }): CartLine => {
      const { productId, tcm } = article;
      return {
        key: keyOf(`giftCard ${productId} ${tcm}`),
        ...giftCardInfo(article, offers),
        problem,
        kind: 'giftCard',
        quantity: 1,
        remove: ({ setGiftCard }) => setGiftCard({ productId, tcm, set: false }),
      };
    }),
    ...cart.partnerProducts.map(({ partnerProductId: id, totalQuantity }): CartLine => ({
      key: keyOf(`partner ${id}`),
      title: offers.partnerProducts.find((one) => one.partnerProductId === id)?.title ?? id,
      problem,
      kind: 'partner',
      quantity: totalQuantity,
      remove: ({ setPartnerProduct }) => setPartnerProduct({ partnerProductId: id, set: false }),
    })),
    ...cart.subscriptions.map(({ subscriptionConfigurationId: id }): CartLine => ({
      key: keyOf(`subscription ${id}`),
      title:
        offers.subscriptions.find((one) => one.subscriptionConfigurationId === id)?.title ?? id,
      problem,
      kind: 'subscription',
      quantity: 1,
      remove: ({ deleteSubscription }) => deleteSubscription({ subscriptionId: id }),
    })),
  ];
}

/** Returns all entries of a cart as lines, defective ones first. */
export function cartLines(cart: Cart, offers: Offers): CartLine[] {
  const defective = {
    giftCards: cart.defectiveGiftCards,
    partnerProducts: cart.defectivePartnerProducts,
    subscriptions: cart.defectiveSubscriptions,
  };
  return [
    ...cart.defectiveArticles.map((one) => defectiveArticleLine(one, offers)),
    ...otherLines(defective, offers, 'defective'),
    ...cart.articles.map((one) => articleLine(one, offers)),
    ...cart.freeArticles.map((one) => freeArticleLine(one, offers)),
    ...otherLines(cart, offers),
  ];
}

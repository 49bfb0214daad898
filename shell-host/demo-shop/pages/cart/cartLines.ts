import type { Cart } from './cartModule.ts';
import { articleInfo, giftCardInfo, unitPriceOf, type Offers } from './offers.ts';
import type { Removal } from './removal.ts';

/** A line of the cart page, for an entry of any kind. */
export interface CartLine {
  key: string;
  title: string;
  /** The kind of the entry, unless it is a regular article. */
  kind?: 'free' | 'giftCard' | 'partner' | 'subscription';
  picture?: string;
  url?: string;
  quantity: number;
  /** The price of one unit, in cents or the like. */
  unitPrice?: number;
  /** Why the entry blocks the checkout. */
  problem?: 'soldOut' | 'notAvailable' | 'defective';
  removal: Removal;
  /** The ids for a change of the quantity; absent if the quantity cannot change. */
  article?: { productId: string; tcm: string };
}

type Article = Cart['articles'][number];
type Problem = Pick<CartLine, 'problem'>;

const defective = { problem: 'defective' } as const;

/** The total of the articles in minor units; null if a price is unknown. */
export function totalOf(lines: readonly CartLine[]): number | null {
  const articles = lines.filter(({ article }) => article);
  const prices = articles.map(({ unitPrice, quantity }) => (unitPrice ?? Number.NaN) * quantity);
  const total = prices.reduce((sum, price) => sum + price, 0);
  return Number.isNaN(total) ? null : total;
}

function problemOf({ availability }: Article): Problem {
  if (availability === 'SOLDOUT') return { problem: 'soldOut' };
  return availability === 'NOT_AVAILABLE' ? { problem: 'notAvailable' } : {};
}

const keyOf = (name: string, { problem }: Problem) => `${problem ?? ''} ${name}`;

function articleLine(article: Article, offers: Offers): CartLine {
  const { productId, tcm, quantity } = article;
  const unitPrice = unitPriceOf(productId, offers);
  return {
    key: `article ${productId} ${tcm}`,
    ...articleInfo(article, offers),
    ...problemOf(article),
    quantity,
    ...(unitPrice !== undefined && { unitPrice }),
    removal: { of: 'article', productId, tcm },
    article: { productId, tcm },
  };
}

/** A defective article can only be removed. */
function defectiveArticleLine(article: Article, offers: Offers): CartLine {
  const { productId, tcm, quantity } = article;
  return {
    key: `defective article ${productId} ${tcm}`,
    ...articleInfo(article, offers),
    ...defective,
    quantity,
    removal: { of: 'article', productId, tcm },
  };
}

function freeArticleLine(article: Article, offers: Offers): CartLine {
  const { productId, campaignId = '' } = article;
  return {
    key: `free ${productId} ${campaignId}`,
    ...articleInfo(article, offers),
    ...problemOf(article),
    kind: 'free',
    quantity: 1,
    removal: { of: 'freeArticle', productId, campaignId },
  };
}

/** A cart contains at most one gift card of a kind. */
function giftCardLine(
  { article }: Cart['giftCards'][number],
  offers: Offers,
  problem: Problem = {},
): CartLine {
  const { productId, tcm } = article;
  return {
    key: keyOf(`giftCard ${productId} ${tcm}`, problem),
    ...giftCardInfo(article, offers),
    ...problem,
    kind: 'giftCard',
    quantity: 1,
    removal: { of: 'giftCard', productId, tcm },
  };
}

/** The cart has only the id and the quantity of a partner product. */
function partnerLine(
  { partnerProductId, totalQuantity }: Cart['partnerProducts'][number],
  { partnerProducts }: Offers,
  problem: Problem = {},
): CartLine {
  const offer = partnerProducts.find((one) => one.partnerProductId === partnerProductId);
  return {
    key: keyOf(`partner ${partnerProductId}`, problem),
    title: offer?.title ?? partnerProductId,
    ...problem,
    kind: 'partner',
    quantity: totalQuantity,
    removal: { of: 'partnerProduct', partnerProductId },
  };
}

function subscriptionLine(
  { subscriptionConfigurationId: id }: Cart['subscriptions'][number],
  { subscriptions }: Offers,
  problem: Problem = {},
): CartLine {
  const offer = subscriptions.find((one) => one.subscriptionConfigurationId === id);
  return {
    key: keyOf(`subscription ${id}`, problem),
    title: offer?.title ?? id,
    ...problem,
    kind: 'subscription',
    quantity: 1,
    removal: { of: 'subscription', subscriptionId: id },
  };
}

/** All entries of a cart as lines, defective ones first. */
export function cartLines(cart: Cart, offers: Offers): CartLine[] {
  return [
    ...cart.defectiveArticles.map((one) => defectiveArticleLine(one, offers)),
    ...cart.defectiveGiftCards.map((one) => giftCardLine(one, offers, defective)),
    ...cart.defectivePartnerProducts.map((one) => partnerLine(one, offers, defective)),
    ...cart.defectiveSubscriptions.map((one) => subscriptionLine(one, offers, defective)),
    ...cart.articles.map((one) => articleLine(one, offers)),
    ...cart.freeArticles.map((one) => freeArticleLine(one, offers)),
    ...cart.giftCards.map((one) => giftCardLine(one, offers)),
    ...cart.partnerProducts.map((one) => partnerLine(one, offers)),
    ...cart.subscriptions.map((one) => subscriptionLine(one, offers)),
  ];
}

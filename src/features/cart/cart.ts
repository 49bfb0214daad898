/** Two of the values that a service may give; others do not matter here (H§3). */
const NOT_FOR_SALE = new Set(['NOT_AVAILABLE', 'SOLDOUT']);

/** One article of a cart (H§3). */
export interface CartArticle {
  productId: string;
  tcm: string;
  title: string;
  /** Pieces; 0 never stands in a cart. */
  quantity: number;
  availability?: string | undefined;
  /** Its picture, as the service gave it: not to be shown before `imageUrl` has seen it. */
  imageProductThumb?: string | undefined;
  /** Of a free article: the campaign that gives it. */
  campaignId?: string | undefined;
}

export interface GiftCard {
  article: CartArticle;
}

export interface PartnerProduct {
  partnerProductId: string;
  totalQuantity: number;
}

export interface Subscription {
  subscriptionConfigurationId: string;
}

/** A cart as the service holds it (H§3). */
export interface Cart {
  /** What the badge shows: pieces, as the service counts them. */
  numberOfArticles: number;
  articles: CartArticle[];
  freeArticles: CartArticle[];
  giftCards: GiftCard[];
  partnerProducts: PartnerProduct[];
  subscriptions: Subscription[];
  defectiveArticles: CartArticle[];
  defectiveGiftCards: GiftCard[];
  defectivePartnerProducts: PartnerProduct[];
  defectiveSubscriptions: Subscription[];
}

export const emptyCart: Cart = {
  numberOfArticles: 0,
  articles: [],
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
  defectiveArticles: [],
  defectiveGiftCards: [],
  defectivePartnerProducts: [],
  defectiveSubscriptions: [],
};

/** Whether something in a cart is defective (H§3). */
export function isDefective(cart: Cart): boolean {
  const { defectiveArticles, defectiveGiftCards } = cart;
  const { defectivePartnerProducts, defectiveSubscriptions } = cart;
  return [
    defectiveArticles,
    defectiveGiftCards,
    defectivePartnerProducts,
    defectiveSubscriptions,
  ].some((list) => list.length > 0);
}

/** Whether a cart may go to checkout (H§4). */
export function mayCheckOut(cart: Cart): boolean {
  const holdsSomething = cart.numberOfArticles > 0 || cart.partnerProducts.length > 0;
  const forSale = [...cart.articles, ...cart.freeArticles].every(
    ({ availability }) => availability === undefined || !NOT_FOR_SALE.has(availability),
  );
  return holdsSomething && forSale && !isDefective(cart);
}

/** What the badge says; nothing for an empty cart, 99+ above 99 (H§5). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}

/** Availabilities that prevent checkout. Other values have no effect (CART-27). */
const NOT_FOR_SALE = new Set(['NOT_AVAILABLE', 'SOLDOUT']);

/** Whether an article's availability allows ordering it (CART-27). */
export const isForSale = ({ availability = '' }: Pick<CartArticle, 'availability'>): boolean =>
  !NOT_FOR_SALE.has(availability);

/** An article in a cart (CART-02). */
export interface CartArticle {
  productId: string;
  tcm: string;
  title: string;
  /** Number of units, at least 1. */
  quantity: number;
  availability?: string | undefined;
  /** The unchecked address of the picture. Pass it through `imageUrl` before use. */
  imageProductThumb?: string | undefined;
  /** The campaign that offers a free article. */
  campaignId?: string | undefined;
  /** The service's quantity of this defective article is unreadable (CART-74). */
  hasUnknownQuantity?: true | undefined;
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

/** A cart in the format of the service (CART-01). */
export interface Cart {
  /** The number of units for the badge, as counted by the service. */
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
  /** The service's cart contains unreadable entries, which are missing in the lists (CART-54). */
  hasUnreadableEntries?: true;
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

/** Whether any entry of a cart is defective (CART-27) or unreadable (CART-54). */
export function isDefective(cart: Cart): boolean {
  const defects = [
    cart.defectiveArticles,
    cart.defectiveGiftCards,
    cart.defectivePartnerProducts,
    cart.defectiveSubscriptions,
  ];
  return cart.hasUnreadableEntries === true || defects.some((list) => list.length > 0);
}

/** Whether every article may be ordered (CART-27). */
export const isAllForSale = (cart: Cart): boolean =>
  [...cart.articles, ...cart.freeArticles].every(isForSale);

/** Whether a cart may go to checkout (CART-27, CART-54). */
export function canCheckOut(cart: Cart): boolean {
  const hasEntries = cart.numberOfArticles > 0 || cart.partnerProducts.length > 0;
  return hasEntries && isAllForSale(cart) && !isDefective(cart);
}

/** Whether two JSON values are deeply equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([key, field]) => isSame(field, (other as Record<string, unknown>)[key]))
  );
}

/** The badge's text: empty for an empty cart, `99+` above 99 (CART-40). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}

/** The address of the cart service, for reads and changes (CART-06, CART-13). */
export const CART_SERVICE = '/service/cart/api/cart';
/** The tokens that identify the visitor to the cart service. */
export const CART_TOKENS = ['csrf', 'longTerm'] as const;

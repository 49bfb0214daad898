import type { Locale } from './shop.ts';

/** An article in a cart. */
export interface CartArticle {
  productId: string;
  tcm: string;
  title: string;
  /** Number of units, at least 1. */
  quantity: number;
  availability?: string | undefined;
  /** The address of the article's picture. It is not validated. */
  imageProductThumb?: string | undefined;
  /** Free articles only: the campaign that offers the article. */
  campaignId?: string | undefined;
  /** Defective articles only: the service returned an unreadable quantity, so the real one is unknown. */
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

/** A cart as the service returns it. */
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
  /** The service's cart contains unreadable entries. They are missing from the lists. */
  hasUnreadableEntries?: true;
}

/** Why the cart cannot be shown or changed. Only changes return the `*_LIMIT` codes. */
export type CartErrorCode =
  | 'UNKNOWN'
  | 'CARTSTORAGE_UNAVAILABLE'
  | 'PRODUCTDATA_UNAVAILABLE'
  | 'PRICE_UNAVAILABLE'
  | 'NOT_MODIFIED'
  | 'CART_LIMIT'
  | 'ITEM_LIMIT'
  | 'AVAILABILITY_LIMIT';

/** Why a change failed or was made only in part. */
export interface ChangeError {
  code: CartErrorCode;
  /** The limit that the message mentions, or `null` if the message mentions none. */
  limit: number | null;
}

/** The result of an action on the cart. */
export type CartOutcome = { ok: true } | ({ ok: false } & ChangeError);

/** An entry that was removed and can be restored. */
export interface DeletedCartEntry {
  /** The id to pass to `undo`. */
  id: string;
  kind: 'article' | 'giftCard' | 'freeArticle';
  /** The article or gift card as it was in the cart. */
  entry: unknown;
  /** When the entry was removed, in ms since 1970. It can be restored for 10 s. */
  deletedAt: number;
}

/** The state of the visitor's cart at one moment. */
export interface CartSnapshot {
  /** The cart to show: the confirmed cart with all pending changes applied. */
  cart: Cart;
  /** Whether a read or a change is queued or in flight. */
  busy: boolean;
  /** `numberOfArticles` of the cart. While a change is pending: the sum of the articles' quantities. */
  count: number;
  /** Whether the visitor can go to checkout. Always `false` until the page has received a cart from the service. */
  canCheckout: boolean;
  deletedEntries: readonly DeletedCartEntry[];
  /** Why the last read failed, or `null`. */
  readError: CartErrorCode | null;
  /** Why a change failed. Reset to `null` after 7.5 s. */
  changeError: ChangeError | null;
}

type Change<Fields> = (change: Fields) => Promise<CartOutcome>;

/**
 * Actions that change or reload the cart. Changes are applied optimistically. The promises resolve when the request
 * with the change has settled, and never reject.
 */
export interface CartActions {
  /** Sets the quantity of an article to an integer. 0 removes the article. */
  setArticle: Change<{ productId: string; tcm: string; quantity: number }>;
  /** Adds `quantity` units of an article. A negative quantity removes units, at most those in the cart. */
  addArticle: Change<{ productId: string; tcm: string; quantity: number }>;
  /** Adds a campaign's free article (`remove: false`), or removes it. */
  setFreeArticle: Change<{ productId: string; campaignId: string; remove: boolean }>;
  /** Adds a gift card (`set: true`), or removes it. */
  setGiftCard: Change<{ productId: string; tcm: string; set: boolean }>;
  /** Adds a partner product (`set: true`), or removes it. */
  setPartnerProduct: Change<{ partnerProductId: string; set: boolean }>;
  /** Removes a subscription. This cannot be undone. */
  deleteSubscription: Change<{ subscriptionId: string }>;
  /** Restores one of the `deletedEntries`. Resolves with `ok: false` if it has expired. */
  undo: (entryId: string) => Promise<CartOutcome>;
  /** Reads the cart again and bypasses the service's caches. */
  reload: () => Promise<CartOutcome>;
}

/** The page's cart. */
export interface CartStore extends CartActions {
  /** Returns the current state. The object stays the same until the cart changes. */
  getState(): CartSnapshot;
  /** Calls the listener after each change of the cart. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The cart's messages in one language, for hosts that render them themselves. */
export interface CartMessages {
  /** The cart cannot be shown. The same message for every `readError`. */
  readError: string;
  /** Returns the message for a `changeError` or a failed outcome, including its limit. */
  changeError(error: ChangeError): string;
  /** An entry in the cart is defective. */
  defective: string;
  /** A voucher code could not be removed. */
  voucherRemovalFailed: string;
  /** A gift card could not be removed. */
  giftCardRemovalFailed: string;
}

/** The module that `load('cart')` returns. */
export interface CartModule extends CartActions {
  /** The visitor's cart. The first subscription or action reads it from the service. The methods never throw. */
  cartStore: CartStore;
  /** React hook. Works only if the remote uses the page's React. */
  useCart(): CartSnapshot & CartActions;
  /**
   * Loads the cart's messages. Never rejects.
   *
   * @param locale Default: the locale of the cart's site.
   */
  cartMessages(locale?: Locale): Promise<CartMessages>;
  /** The remote's release, for example `1.0.0+1a2b3c4d`. */
  version: string;
}

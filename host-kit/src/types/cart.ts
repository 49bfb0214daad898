import type { Locale } from './shop.ts';

/** One article of a cart. */
export interface CartArticle {
  productId: string;
  tcm: string;
  title: string;
  /** Number of units, at least 1. */
  quantity: number;
  availability?: string | undefined;
  /** The address of its picture, unchecked. */
  imageProductThumb?: string | undefined;
  /** Only for a free article: the campaign that offers it. */
  campaignId?: string | undefined;
  /** The service's quantity of this defective article cannot be read, and may be any. */
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

/** A cart as the service describes it. */
export interface Cart {
  /** The number of units in the badge, as the service counts them. */
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
  /** The service's cart contains something that cannot be read, and so is in none of the lists. */
  hasUnreadableEntries?: true;
}

/** Why the cart cannot be shown or changed. The codes of limits come from changes only. */
export type CartErrorCode =
  | 'UNKNOWN'
  | 'CARTSTORAGE_UNAVAILABLE'
  | 'PRODUCTDATA_UNAVAILABLE'
  | 'PRICE_UNAVAILABLE'
  | 'NOT_MODIFIED'
  | 'CART_LIMIT'
  | 'ITEM_LIMIT'
  | 'AVAILABILITY_LIMIT';

/** Why a change was not made, or not as requested. */
export interface ChangeError {
  code: CartErrorCode;
  /** The number in the message of a limit; null where there is none. */
  limit: number | null;
}

/** The result of an action on the cart. */
export type CartOutcome = { ok: true } | ({ ok: false } & ChangeError);

/** A removed entry that can be undone. */
export interface DeletedCartEntry {
  /** For `undo`. */
  id: string;
  kind: 'article' | 'giftCard' | 'freeArticle';
  /** The article or gift card as it was in the cart. */
  entry: unknown;
  /** When it was removed, ms since 1970. It can be undone for 10 s. */
  deletedAt: number;
}

/** The visitor's cart at one moment. */
export interface CartSnapshot {
  /** What to show: the confirmed cart with all changes that the service has not answered yet. */
  cart: Cart;
  /** A read or a change is in flight or waits. */
  busy: boolean;
  /** `numberOfArticles` of the cart; while a change is unanswered, the sum of the articles' quantities. */
  count: number;
  /** Whether the cart may go to checkout. Never before the service has answered this page. */
  canCheckout: boolean;
  deletedEntries: readonly DeletedCartEntry[];
  /** Why the last read failed, or null. */
  readError: CartErrorCode | null;
  /** Why a change failed, for 7.5 s; null otherwise. */
  changeError: ChangeError | null;
}

type Change<Fields> = (change: Fields) => Promise<CartOutcome>;

/**
 * What hosts can do with the cart. Each change is shown at once. Each promise resolves when the request that carried the
 * change has settled, and never rejects.
 */
export interface CartActions {
  /** Sets the quantity of an article, a whole number; 0 removes it. */
  setArticle: Change<{ productId: string; tcm: string; quantity: number }>;
  /** Adds so many units of an article; takes them out where negative, but no more than there are. */
  addArticle: Change<{ productId: string; tcm: string; quantity: number }>;
  /** Adds a campaign's free article (`remove: false`), or removes it. */
  setFreeArticle: Change<{ productId: string; campaignId: string; remove: boolean }>;
  /** Adds a gift card (`set: true`), or removes it. */
  setGiftCard: Change<{ productId: string; tcm: string; set: boolean }>;
  /** Adds a partner product (`set: true`), or removes it. */
  setPartnerProduct: Change<{ partnerProductId: string; set: boolean }>;
  /** Removes a subscription. It cannot be undone. */
  deleteSubscription: Change<{ subscriptionId: string }>;
  /** Restores one of the `deletedEntries` by its id; `ok: false` if it has expired. */
  undo: (entryId: string) => Promise<CartOutcome>;
  /** Reads the cart, passing the caches of the service. */
  reload: () => Promise<CartOutcome>;
}

/** The page's cart. */
export interface CartStore extends CartActions {
  /** The cart now: the same object as long as nothing changes. */
  getState(): CartSnapshot;
  /** Calls the listener after every change of the cart, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** The messages of the cart in one language, for hosts that show them in their own way. */
export interface CartMessages {
  /** For every `readError`: the cart cannot be shown. */
  readError: string;
  /** Why a change failed, with its limit where there is one: for `changeError` and for outcomes that are not ok. */
  changeError(error: ChangeError): string;
  /** An entry of the cart is defective. */
  defective: string;
  /** A voucher code could not be removed. */
  voucherRemovalFailed: string;
  /** A gift card could not be removed. */
  giftCardRemovalFailed: string;
}

/** What `load('cart')` gives. */
export interface CartModule extends CartActions {
  /** The visitor's cart: the first subscription or action reads it from the service. Nothing here throws. */
  cartStore: CartStore;
  /** The cart in React, where the remote uses the page's React. */
  useCart(): CartSnapshot & CartActions;
  /**
   * Resolves with the messages of the cart when the texts of the locale have been loaded. Never rejects.
   *
   * @param locale By default that of the cart's site.
   */
  cartMessages(locale?: Locale): Promise<CartMessages>;
  /** The remote's release, as `1.0.0+1a2b3c4d`. */
  version: string;
}

/** The error codes of a read (CART-10). */
export const readErrorCodes = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
] as const;

/** The message ids of the codes that name a limit. */
export const limitTexts = {
  CART_LIMIT: 'cart.error.CART_LIMIT',
  ITEM_LIMIT: 'cart.error.ITEM_LIMIT',
  AVAILABILITY_LIMIT: 'cart.error.AVAILABILITY_LIMIT',
} as const;

/** The error codes of a change (CART-31). */
export const changeErrorCodes = [
  ...readErrorCodes,
  ...(Object.keys(limitTexts) as (keyof typeof limitTexts)[]),
] as const;

/** Why the cart cannot be shown or changed. Codes of limits occur only in outcomes of changes. */
export type CartErrorCode = (typeof changeErrorCodes)[number];

/** Why a change was not made, or only in part. */
export interface ChangeError {
  code: CartErrorCode;
  /** The limit that was reached, or `null` if the error is not a limit. */
  limit: number | null;
}

export interface FailedChange extends ChangeError {
  /** Whether the failed change would have removed a gift card (CART-38). */
  isGiftCardRemoval: boolean;
  /** Whether the failed change would have removed a free article without a campaign (CART-26). */
  isFreeArticleRemoval: boolean;
  /** The id of the last change before this failure. */
  lastChangeId: number;
  /** When the message expires, ms since 1970 (CART-35). */
  shownUntil: number;
}

/** The result of an action on the cart (CART-49). */
export type CartOutcome = { ok: true } | ({ ok: false } & ChangeError);

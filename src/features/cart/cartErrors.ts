import type { I18n } from '@lingui/core';

/** The codes that a read may fail with (CART-10). */
export const readErrorCodes = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
] as const;

const limitTexts = {
  CART_LIMIT: 'cart.error.CART_LIMIT',
  ITEM_LIMIT: 'cart.error.ITEM_LIMIT',
  AVAILABILITY_LIMIT: 'cart.error.AVAILABILITY_LIMIT',
} as const;

/** The codes that a change may fail with (CART-31). */
export const changeErrorCodes = [
  ...readErrorCodes,
  ...(Object.keys(limitTexts) as (keyof typeof limitTexts)[]),
] as const;

/** Why the cart cannot be shown or changed. The codes of limits come from changes only. */
export type CartErrorCode = (typeof changeErrorCodes)[number];

/** Why a change was not made, or not as requested. */
export interface ChangeError {
  code: CartErrorCode;
  /** The number in the message of a limit; null where there is none. */
  limit: number | null;
}

export interface FailedChange extends ChangeError {
  /** The change would have removed a gift card, which has a message of its own (CART-38). */
  isGiftCardRemoval: boolean;
  /** The change would have removed a free article without a campaign, which has one too (CART-26). */
  isFreeArticleRemoval: boolean;
  /** The id of the last change that was made before this failure was known. */
  lastChangeId: number;
  /** When it is no longer shown, ms since 1970 (CART-35). */
  shownUntil: number;
}

/** The result of an action on the cart (CART-49). */
export type CartOutcome = { ok: true } | ({ ok: false } & ChangeError);

/**
 * Why a change failed, for the visitor. The message of a limit needs its number; a gift card, or a free article without
 * a campaign, that could not be removed has a message of its own unless a limit is the reason (CART-38, CART-26).
 */
export function changeErrorText(
  _: I18n['_'],
  { code, limit, isGiftCardRemoval, isFreeArticleRemoval }: ChangeError & Partial<FailedChange>,
): string {
  if (limit !== null && code in limitTexts) {
    return _(limitTexts[code as keyof typeof limitTexts], { limit });
  }
  if (isGiftCardRemoval && limit === null) return _('cart.error.giftCardRemovalFailed');
  if (isFreeArticleRemoval && limit === null) return _('cart.error.freeArticleRemovalFailed');
  return _('cart.error.cannotBeChanged');
}

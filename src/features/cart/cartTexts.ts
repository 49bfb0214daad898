import type { I18n } from '@lingui/core';
import type { ChangeError } from './cartErrors.ts';

type Say = I18n['_'];

const limitTexts = {
  CART_LIMIT: 'cart.error.CART_LIMIT',
  ITEM_LIMIT: 'cart.error.ITEM_LIMIT',
  AVAILABILITY_LIMIT: 'cart.error.AVAILABILITY_LIMIT',
} as const;

/**
 * Why a change failed, for the visitor (H§8). A limit's text needs its figure; the removal of a gift card
 * has a text of its own where there is no limit to tell (contract §4).
 */
export function changeErrorText(
  _: Say,
  { code, limit, giftCardRemoval }: ChangeError & { giftCardRemoval: boolean },
): string {
  if (limit !== null && code in limitTexts) {
    return _(limitTexts[code as keyof typeof limitTexts], { limit });
  }
  if (giftCardRemoval && limit === null) return _('cart.error.giftCardRemovalFailed');
  return _('cart.error.cannotBeChanged');
}

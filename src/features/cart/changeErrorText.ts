import type { I18n } from '@lingui/core';
import { limitTexts, type ChangeError, type FailedChange } from './cartErrors.ts';

/**
 * The message for a failed change. If a limit was reached, the message contains its number. Otherwise failed removals
 * of gift cards, and of free articles without a campaign, have their own messages (CART-38, CART-26).
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

import type { I18n } from '@lingui/core';
import type { ChangeError } from '../features/cart/cartErrors.ts';
import { changeErrorText } from '../features/cart/cartTexts.ts';
import { locales, type Locale } from '../foundation/i18n/locales.ts';
import { sites } from '../foundation/sites/sites.ts';
import { currentPage } from './page.ts';
import { siteOfPage } from './siteOfPage.ts';

/** The cart's messages of H§8 in one language, for hosts that show them in their own way. */
export interface CartMessages {
  /** The cart cannot be shown; for every `readError`. */
  readError: string;
  /** Why a change failed, with its limit where there is one; for `changeError` and for failed actions. */
  changeError(error: ChangeError): string;
  /** The cart holds something defective. */
  defective: string;
  /** The removal of a voucher code failed. */
  voucherRemovalFailed: string;
  /** The removal of a gift card failed. */
  giftCardRemovalFailed: string;
}

/**
 * The cart's messages, once the texts of a locale have arrived. Never rejects.
 *
 * @param locale By default that of the cart's site.
 */
export async function cartMessages(locale?: Locale): Promise<CartMessages> {
  const { store, locales: texts } = currentPage();
  const site = store.getState().cart.site ?? siteOfPage();
  const chosen = locales.find((known) => known === locale) ?? sites[site].locale;
  await texts.load(chosen);
  const i18n = texts.get(chosen) as I18n;
  const _ = i18n._.bind(i18n);
  return {
    readError: _('cart.error.cannotBeShown'),
    changeError: (error) => changeErrorText(_, { ...error, giftCardRemoval: false }),
    defective: _('cart.error.defectiveItems'),
    voucherRemovalFailed: _('cart.error.voucherRemovalFailed'),
    giftCardRemovalFailed: _('cart.error.giftCardRemovalFailed'),
  };
}

import type { ChangeError } from '../features/cart/cartErrors.ts';
import { changeErrorText } from '../features/cart/changeErrorText.ts';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import type { Locale } from '../foundation/i18n/locales.ts';
import { localeOf } from '../foundation/sites/sites.ts';
import { siteOfPage } from './openCart.ts';
import { currentPage } from './page.ts';

/** The cart's messages in one language, for hosts that show them in their own UI (CART-38). */
export interface CartMessages {
  /** The cart cannot be shown. Applies to every `readError` (CART-10). */
  readError: string;
  /**
   * Explains why a change failed, with the limit if there is one. Accepts a `changeError` or an outcome that is not ok.
   */
  changeError(error: ChangeError): string;
  /** An entry of the cart is defective (CART-38). */
  defective: string;
  /** A voucher code could not be removed. */
  voucherRemovalFailed: string;
  /** A gift card could not be removed (CART-38). */
  giftCardRemovalFailed: string;
}

/**
 * Resolves with the cart's messages when the locale's texts have been loaded. Never rejects.
 *
 * @param locale By default, the locale of the cart's site.
 */
export async function cartMessages(locale?: Locale): Promise<CartMessages> {
  const site = currentPage().store.getState().cart.site ?? siteOfPage();
  const i18n = await pageTexts(localeOf(site, locale)).load();
  const _ = i18n._.bind(i18n);
  return {
    readError: _('cart.error.cannotBeShown'),
    changeError: (error) => changeErrorText(_, { ...error, isGiftCardRemoval: false }),
    defective: _('cart.error.defectiveItems'),
    voucherRemovalFailed: _('cart.error.voucherRemovalFailed'),
    giftCardRemovalFailed: _('cart.error.giftCardRemovalFailed'),
  };
}

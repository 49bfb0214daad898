import { newsletterRules } from '#shop/newsletter.ts';
import { useLingui } from '@lingui/react';
import { useModule } from '../../foundation/sites/moduleContext.ts';

/** The form's title, which mentions the discount if the site has a voucher (NEWS-01, SHOP-30). */
export function useFormTitle(): string {
  const { _ } = useLingui();
  const { voucher } = newsletterRules[useModule().site];
  return voucher
    ? _('newsletter.title', { discount: voucher.discount })
    : _('newsletter.withoutVoucher.title');
}

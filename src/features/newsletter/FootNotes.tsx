import { useLingui } from '@lingui/react';
import { LinkedText } from './LinkedText.tsx';
import styles from './NewsletterForm.module.css';
import { NEWSLETTER_DISCOUNT, type NewsletterSite } from './newsletterSites.ts';

/** What stands under the button: what the star means, and the terms of the voucher (F§2). */
export function FootNotes({ rules }: { rules: NewsletterSite }) {
  const { _ } = useLingui();
  const voucher = _(`newsletter.voucher.${rules.voucher}`, { discount: NEWSLETTER_DISCOUNT });
  return (
    <div className={styles.small}>
      <p>{_('newsletter.mandatory')}</p>
      <p>
        <LinkedText text={voucher} links={{ conditions: rules.conditions }} />
      </p>
    </div>
  );
}

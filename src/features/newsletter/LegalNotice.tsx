import { useLingui } from '@lingui/react';
import { brand } from '../../foundation/sites/brand.ts';
import { samePages } from '../../foundation/sites/sites.ts';
import { ExpansionPanel } from '../../foundation/ui/expansion/ExpansionPanel.tsx';
import { Link } from '../../foundation/ui/Link.tsx';
import { LinkedText } from './LinkedText.tsx';
import styles from './NewsletterForm.module.css';
import { INACTIVITY_YEARS, RETENTION_DAYS, type NewsletterSite } from './newsletterSites.ts';

/** What signing up means, expandable (F§2, F§9), and the site's further pages. */
export function LegalNotice({ rules }: { rules: NewsletterSite }) {
  const { _ } = useLingui();
  const values = {
    brand: brand.name,
    age: rules.minimumAge,
    days: RETENTION_DAYS,
    years: INACTIVITY_YEARS,
  };
  const further = Object.entries(rules.further) as [keyof typeof rules.further, string][];
  return (
    <div data-part="legal-notice">
      <ExpansionPanel title={_('newsletter.legal.title')}>
        <div className={styles.small}>
          {rules.notice.map((sentence) => (
            <p key={sentence}>
              <LinkedText text={_(`newsletter.legal.${sentence}`, values)} links={samePages} />
            </p>
          ))}
          {further.map(([page, address]) => (
            <p key={page}>
              <Link className={styles.link} href={address}>
                {_(`newsletter.link.${page}`)}
              </Link>
            </p>
          ))}
        </div>
      </ExpansionPanel>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { brand } from '../../foundation/sites/brand.ts';
import { samePages } from '../../foundation/sites/pages.ts';
import { ExpansionPanel } from '../../foundation/ui/expansion/ExpansionPanel.tsx';
import { Link } from '../../foundation/ui/Link.tsx';
import { LinkedText } from './LinkedText.tsx';
import { INACTIVITY_YEARS, RETENTION_DAYS, type NewsletterSite } from './newsletterSites.ts';
import styles from './NewsletterForm.module.css';

/** An expandable text that says what signing up means (NEWS-04), and links to the site's further pages. */
export function LegalNotice({ rules }: { rules: NewsletterSite }) {
  const { _ } = useLingui();
  const values = {
    brand: brand.name,
    age: rules.minimumAge,
    days: RETENTION_DAYS,
    years: INACTIVITY_YEARS,
  };
  const pages = Object.entries(rules.furtherPages) as [keyof typeof rules.furtherPages, string][];
  return (
    <div data-part="legal-notice">
      <ExpansionPanel title={_('newsletter.legal.title')}>
        <div className={styles.small}>
          {rules.legalSentences.map((sentence) => (
            <p key={sentence}>
              <LinkedText text={_(`newsletter.legal.${sentence}`, values)} links={samePages} />
            </p>
          ))}
          {pages.map(([page, url]) => (
            <p key={page}>
              <Link className={styles.link} href={url}>
                {_(`newsletter.link.${page}`)}
              </Link>
            </p>
          ))}
        </div>
      </ExpansionPanel>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { ExpansionPanel } from '../../../foundation/ui/expansion/ExpansionPanel.tsx';
import { Link } from '../../../foundation/ui/Link.tsx';
import { withKeys } from '../../../foundation/ui/withKeys.ts';
import type { FooterLink, SeoContent } from '../chunks/services/footerSchema.ts';
import styles from './FooterLinks.module.css';

interface Layout {
  /** Omits links that only narrow windows show (FOOT-22). Before scripts have run, the style sheet hides them. */
  isWide: boolean;
}

const keyOf = ({ url, text }: FooterLink) => `${url} ${text}`;

/** A list of links, in the order of the content. */
export function FooterLinks({ links, isWide }: Layout & { links: readonly FooterLink[] }) {
  // Keys are assigned before filtering, so that links keep theirs when the layout changes.
  const shown = withKeys(links, keyOf).filter(([, { hideInClassic }]) => !isWide || !hideInClassic);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list}>
      {shown.map(([key, link]) => (
        <li className={link.hideInClassic ? styles.narrow : undefined} key={key}>
          <FooterAnchor {...link} />
        </li>
      ))}
    </ul>
  );
}

/** Popular categories, in columns (FOOT-06). */
export function SeoLinks({ seo, isWide }: Layout & { seo: SeoContent }) {
  return (
    <div className={styles.seo} data-part="seo">
      <ExpansionPanel title={seo.heading}>
        <div className={styles.columns}>
          {withKeys(seo.columns, ({ links }) => links[0]?.url).map(([key, { links }]) => (
            <FooterLinks key={key} links={links} isWide={isWide} />
          ))}
        </div>
      </ExpansionPanel>
    </div>
  );
}

/** Imprint, privacy, terms, withdrawal and consent settings in one line. */
export function LegalLinks({ links }: { links: readonly FooterLink[] }) {
  const { _ } = useLingui();
  const { locale } = useModule();
  if (links.length === 0) return null;
  return (
    <nav lang={locale} aria-label={_('footer.legalInformation')} data-part="legal-links">
      <ul className={styles.row}>
        {withKeys(links, keyOf).map(([key, link]) => (
          <li key={key}>
            <FooterAnchor {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterAnchor({ url, text }: FooterLink) {
  return (
    <Link className={styles.link} href={url}>
      {text}
    </Link>
  );
}

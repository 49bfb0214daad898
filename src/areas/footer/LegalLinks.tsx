import { useLingui } from '@lingui/react';
import { FooterAnchor } from './FooterAnchor.tsx';
import type { FooterLink } from './footerContent.ts';
import styles from './LegalLinks.module.css';

interface Props {
  links: readonly FooterLink[];
  /** The language of the list's own name. */
  locale: string;
}

/** Imprint, privacy, terms and withdrawal in one line. */
export function LegalLinks({ links, locale }: Props) {
  const { _ } = useLingui();
  if (links.length === 0) return null;
  return (
    <nav lang={locale} aria-label={_('footer.legalInformation')} data-part="legal-links">
      <ul className={styles.list}>
        {links.map(({ url, text }) => (
          <li key={text}>
            <FooterAnchor className={styles.link} url={url} text={text} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useLingui } from '@lingui/react';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import type { FooterLink } from '../api/footerSchema.ts';
import { FooterAnchor } from './FooterAnchor.tsx';
import styles from './LegalLinks.module.css';

/** Imprint, privacy, terms, withdrawal and consent settings in one line. */
export function LegalLinks({ links }: { links: readonly FooterLink[] }) {
  const { _ } = useLingui();
  const { locale } = useModule();
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

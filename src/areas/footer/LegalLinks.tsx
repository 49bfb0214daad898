import { useLingui } from '@lingui/react';
import type { MouseEvent } from 'react';
import { Link } from '../../foundation/ui/Link.tsx';
import { openConsentSettings } from './consent.ts';
import type { FooterLink } from './footerContent.ts';
import styles from './LegalLinks.module.css';

/** The address of the entry that opens the consent manager (contract §3). */
const CONSENT = '#consent-settings';

function openConsent(event: MouseEvent): void {
  event.preventDefault();
  openConsentSettings();
}

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
            <Link
              className={styles.link}
              href={url}
              onClick={url === CONSENT ? openConsent : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

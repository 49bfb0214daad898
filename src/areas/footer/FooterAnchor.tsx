import type { MouseEvent } from 'react';
import { Link } from '../../foundation/ui/Link.tsx';
import { openConsentSettings } from './consent.ts';
import type { FooterLink } from './footerContent.ts';

/** The address of the entry that opens the consent manager (contract §3). */
const CONSENT = '#consent-settings';

function openConsent(event: MouseEvent): void {
  event.preventDefault();
  openConsentSettings();
}

/** A link of the footer, wherever editors put it; the consent entry opens the consent manager. */
export function FooterAnchor({
  url,
  text,
  className,
}: FooterLink & { className?: string | undefined }) {
  return (
    <Link className={className} href={url} onClick={url === CONSENT ? openConsent : undefined}>
      {text}
    </Link>
  );
}

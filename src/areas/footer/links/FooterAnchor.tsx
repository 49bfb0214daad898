import type { MouseEvent } from 'react';
import { report } from '../../../foundation/browser/report.ts';
import { Link } from '../../../foundation/ui/Link.tsx';
import type { FooterLink } from '../api/footerSchema.ts';

/** The address of the entry that opens the consent manager (FOOT-18). */
const CONSENT_SETTINGS = '#consent-settings';

/** The consent manager's script, where a page has one. */
interface WindowWithConsent {
  OneTrust?: { ToggleInfoDisplay(): void };
}

function openConsentSettings(event: MouseEvent): void {
  event.preventDefault();
  try {
    (window as WindowWithConsent).OneTrust?.ToggleInfoDisplay();
  } catch {
    report({ module: 'footer', operation: 'consent', message: 'The consent manager failed' });
  }
}

interface Props extends FooterLink {
  className?: string | undefined;
}

/** A link of the content. With the address `#consent-settings` it opens the consent manager. */
export function FooterAnchor({ url, text, className }: Props) {
  const onClick = url === CONSENT_SETTINGS ? openConsentSettings : undefined;
  return (
    <Link className={className} href={url} onClick={onClick}>
      {text}
    </Link>
  );
}

import { report } from '../../foundation/browser/report.ts';

/** The consent manager's script, where a page has one. */
interface PageWithConsent {
  OneTrust?: { ToggleInfoDisplay(): void };
}

/** Opens the consent manager (contract §3). Without one on the page there is nothing to set. Never throws. */
export function openConsentSettings(): void {
  try {
    (window as PageWithConsent).OneTrust?.ToggleInfoDisplay();
  } catch {
    report({ module: 'footer', operation: 'consent', message: 'The consent manager failed' });
  }
}

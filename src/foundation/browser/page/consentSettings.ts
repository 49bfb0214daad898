import { openSettings } from '#shop/consent.ts';
import { hostDocument } from './hostGlobals.ts';
import { acquire } from './hostPage.ts';
import { report } from './report.ts';

/** Links in contents and editors' texts that open the consent settings. */
const CONSENT_LINK = '.fascia-root a[href="#consent-settings"]';

/** Opens the settings of the page's consent manager (FOOT-33). */
function openConsentSettings(module: string): void {
  const event = new CustomEvent('fascia:consent-settings', { cancelable: true });
  if (!window.dispatchEvent(event)) return; // The host shows the settings itself.
  try {
    // The method must be called on its object: `OneTrust.ToggleInfoDisplay`.
    let owner: unknown;
    let found: unknown = window;
    for (const name of openSettings.split('.')) {
      owner = found;
      found = Reflect.get(owner as object, name);
    }
    (found as () => void).call(owner);
  } catch {
    report({ module, operation: 'consent', message: 'The consent manager is missing or failed' });
  }
}

function handleClick(event: Event): void {
  const link = (event.composedPath()[0] as Element).closest?.(CONSENT_LINK);
  if (!link) return;
  event.preventDefault();
  const root = link.closest<HTMLElement>('[data-fascia]');
  openConsentSettings(root?.dataset['fascia'] ?? 'ui');
}

/**
 * Handles the consent links of all modules on the page, including links in sanitised HTML. Modules that show editors'
 * content call it. Returns an undo function; the last undo removes the listener. The listener captures clicks, because
 * a host's router would treat the link as a page.
 */
export function handleConsentLinks(): () => void {
  return acquire('consentLinks', () => {
    hostDocument.addEventListener('click', handleClick, true);
    return () => hostDocument.removeEventListener('click', handleClick, true);
  });
}

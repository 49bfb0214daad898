import { openSettings } from '#shop/consent.ts';
import { hostDocument } from './hostGlobals.ts';
import { acquire } from './hostPage.ts';
import { report } from './report.ts';

/** Links of contents and of editors' texts that open the consent settings. */
const CONSENT_LINK = '.fascia-root a[href="#consent-settings"]';

/** Opens the settings of whichever consent manager the page has (FOOT-33). */
function openConsentSettings(module: string): void {
  const event = new CustomEvent('fascia:consent-settings', { cancelable: true });
  if (!window.dispatchEvent(event)) return; // The host shows them.
  try {
    // The function of an object is called on it: `OneTrust.ToggleInfoDisplay`.
    let owner: unknown;
    let found: unknown = window;
    for (const name of openSettings.split('.')) {
      owner = found;
      found = Reflect.get(owner as object, name);
    }
    (found as () => void).call(owner);
  } catch {
    report({ module, operation: 'consent', message: 'No consent manager has answered' });
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
 * Makes the consent links of all modules on the page work, sanitised HTML included, until every caller has undone it:
 * for modules that show the contents of editors. The listener is the first to see a click: a host's router would take
 * the address for one of its pages.
 */
export function handleConsentLinks(): () => void {
  return acquire('consentLinks', () => {
    hostDocument.addEventListener('click', handleClick, true);
    return () => hostDocument.removeEventListener('click', handleClick, true);
  });
}

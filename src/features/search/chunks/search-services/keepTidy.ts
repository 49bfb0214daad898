import { storage as consentStorage } from '#shop/consent.ts';
import { tidyClicks } from '../../clicks.ts';
import { followSettings, tidyRecentSearches } from '../../recentSearches.ts';
import { storageConsentOf, type StorageSettings } from '../../storageConsent.ts';

/** Tidies now and whenever the consent manager reports the consent, until aborted; an unknown one removes nothing. */
export function keepTidy(settings: StorageSettings, signal: AbortSignal): void {
  if (signal.aborted) return;
  followSettings(settings);
  const tidy = () => {
    const isAllowed = storageConsentOf(settings) !== false;
    tidyClicks(isAllowed);
    tidyRecentSearches(isAllowed && settings.recentSearches);
  };
  tidy();
  const { event } = consentStorage;
  if (!event) return;
  window.addEventListener(event, tidy);
  signal.addEventListener('abort', () => window.removeEventListener(event, tidy));
}

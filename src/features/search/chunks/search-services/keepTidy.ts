import { storage as consentStorage } from '#shop/consent.ts';
import { tabStorageKeys } from '../../../../foundation/browser/storage/names.ts';
import { tabStorage } from '../../../../foundation/browser/storage/storage.ts';
import { tidyClicks } from '../../clicks.ts';
import { tidyRecentSearches } from '../../recentSearches.ts';
import {
  addStorageSettings,
  storageConsentOf,
  type StorageSettings,
} from '../../storageConsent.ts';

/**
 * Removes expired or disallowed clicks and searches, now and on each event of the consent manager, until aborted. Also
 * removes the note of an offered country if it is disallowed. While the consent is unknown, removes only expired data.
 */
export function keepTidy(settings: StorageSettings, signal: AbortSignal): void {
  if (signal.aborted) return;
  addStorageSettings(settings, signal);
  const tidy = () => {
    const isAllowed = storageConsentOf(settings) !== false;
    tidyClicks(isAllowed);
    tidyRecentSearches(isAllowed && settings.recentSearches);
    if (!isAllowed) tabStorage.remove(tabStorageKeys.countryOffered);
  };
  tidy();
  const { event } = consentStorage;
  if (!event) return;
  window.addEventListener(event, tidy);
  signal.addEventListener('abort', () => window.removeEventListener(event, tidy));
}

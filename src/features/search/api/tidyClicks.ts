import { storage as consentStorage } from '#shop/consentStorage.ts';
import { storageKeys } from '../../../foundation/browser/names.ts';
import { storedKeys } from '../../../foundation/browser/host/storedKeys.ts';
import { readClicks, writeClicks } from '../clickIndex.ts';
import { followSettings, tidyRecentSearches } from '../recentSearches.ts';
import { storageConsentOf, type StorageSettings } from '../storageConsent.ts';

/** The products that have a key of a click. */
function storedProducts(): string[] {
  const prefixes = [storageKeys.visit(''), storageKeys.addToBasket('')];
  return storedKeys().flatMap((key) => {
    const prefix = prefixes.find((known) => key.startsWith(known));
    return prefix === undefined ? [] : [key.slice(prefix.length)];
  });
}

/**
 * Removes the keys of clicked products that are too old or too many, or all of them where they are not allowed
 * (SEARCH-35, SEARCH-36). The age of keys that are not in the index, as from an earlier release, begins now.
 */
export function tidyClicks(isAllowed: boolean): void {
  const clicks = readClicks();
  const known = new Set(clicks.map(([id]) => id));
  const others = [...new Set(storedProducts())].filter((id) => !known.has(id));
  const all = [...others.map((id) => [id, Date.now()] as const), ...clicks];
  writeClicks(isAllowed ? all : all.map(([id]) => [id, 0]));
}

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

import { storage } from '#shop/consent.ts';
import { hostGlobal } from '../../foundation/browser/page/hostGlobals.ts';
import { perPage } from '../../foundation/browser/page/perPage.ts';

/** The host's settings for consent. */
export interface ConsentSettings {
  /** The visitor's consent, if the host provides it. */
  storageConsent: boolean | undefined;
  oneTrustEnabled: boolean;
}

/** The host's settings for stored searches and clicks. */
export interface StorageSettings extends ConsentSettings {
  /** Whether recent searches are stored and shown (SEARCH-52). */
  recentSearches: boolean;
}

/** The settings of the page's headers whose `watchClicks` has run. */
const page = perPage('storageSettings', () => ({ settings: new Set<StorageSettings>() }));

/** Stores the settings of a header for all search boxes of the page, until aborted. */
export function addStorageSettings(settings: StorageSettings, signal: AbortSignal): void {
  const { settings: all } = page();
  all.add(settings);
  signal.addEventListener('abort', () => all.delete(settings));
}

/**
 * Whether each header of the page allows optional storage and also meets the condition. `false` until the settings and
 * the consent are known (SEARCH-36, SEARCH-52).
 */
export function isStorageAllowed(
  condition: (settings: StorageSettings) => boolean = () => true,
): boolean {
  const settings = [...page().settings];
  return settings.length > 0 && settings.every((each) => storageConsentOf(each) && condition(each));
}

/**
 * Whether optional storage is allowed (SEARCH-36). The host's setting takes precedence over an enabled consent manager.
 * Without either, storage is allowed. `undefined` until the consent manager has loaded. Keep this function out of the
 * header's first download.
 */
export function storageConsentOf(settings: ConsentSettings): boolean | undefined {
  const { storageConsent, oneTrustEnabled } = settings;
  if (storageConsent !== undefined || !oneTrustEnabled) return storageConsent ?? true;
  const allowed = hostGlobal(storage.variable);
  if (typeof allowed === 'boolean') return allowed;
  const categories: unknown = typeof allowed === 'string' ? allowed.split(/[\s,]+/) : allowed;
  return Array.isArray(categories) ? categories.includes(storage.category) : undefined;
}

import { storage } from '#shop/consent.ts';
import { hostGlobal } from '../../foundation/browser/page/hostGlobals.ts';

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

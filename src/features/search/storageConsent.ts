import { storage } from '#shop/consent.ts';
import { hostGlobal } from '../../foundation/browser/page/hostGlobals.ts';

/** The host's settings on consent. */
export interface ConsentSettings {
  /** What the visitor allows, where the host knows it. */
  storageConsent: boolean | undefined;
  oneTrustEnabled: boolean;
}

/** The host's settings on what is stored of a visitor's searches. */
export interface StorageSettings extends ConsentSettings {
  /** Whether recent searches are kept and shown (SEARCH-52). */
  recentSearches: boolean;
}

/**
 * Whether storage that is not necessary is allowed (SEARCH-36): as the host says, else as the consent manager says where
 * it is enabled, else yes. Undefined until the consent manager has been loaded. Not for the header's first download.
 */
export function storageConsentOf(settings: ConsentSettings): boolean | undefined {
  const { storageConsent, oneTrustEnabled } = settings;
  if (storageConsent !== undefined || !oneTrustEnabled) return storageConsent ?? true;
  const allowed = hostGlobal(storage.variable);
  if (typeof allowed === 'boolean') return allowed;
  const categories: unknown = typeof allowed === 'string' ? allowed.split(/[\s,]+/) : allowed;
  return Array.isArray(categories) ? categories.includes(storage.category) : undefined;
}

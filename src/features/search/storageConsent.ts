/** OneTrust's category of what is stored without being necessary. A deployment replaces it by its own. */
const CATEGORY = 'C0002';

/** The host's settings on consent. */
export interface ConsentSettings {
  /** What the visitor allows, where the host knows it. */
  storageConsent: boolean | undefined;
  oneTrustEnabled: boolean;
}

/**
 * Whether storage that is not necessary is allowed (SEARCH-36): as the host says, else as OneTrust says where it is
 * enabled, else yes. Undefined until OneTrust has been loaded. Not for the header's first download.
 */
export function storageConsentOf(settings: ConsentSettings): boolean | undefined {
  const { storageConsent, oneTrustEnabled } = settings;
  if (storageConsent !== undefined || !oneTrustEnabled) return storageConsent ?? true;
  const { OnetrustActiveGroups: groups } = window as { OnetrustActiveGroups?: unknown };
  return typeof groups === 'string' ? groups.split(',').includes(CATEGORY) : undefined;
}

import type { Shop } from '../read/readShop.ts';
import { bySite, constant, forSite, importSite, importTypes } from './printing.ts';

const ONE_TRUST = {
  openSettings: 'OneTrust.ToggleInfoDisplay',
  storage: { variable: 'OnetrustActiveGroups', category: 'C0002', event: 'OneTrustGroupsUpdated' },
};

/** The consent manager and its scripts. */
export const consentModules = ({ siteList, consent }: Shop): Record<string, string> => ({
  'consentScripts.ts':
    importSite +
    importTypes('ConsentScripts') +
    constant(
      'consentScripts',
      'Partial<Record<Site, ConsentScripts>>',
      // Every header downloads them: none is not worth a byte.
      bySite(siteList, ({ code, consentScripts }) =>
        Object.keys(consentScripts).length > 0 ? forSite(consentScripts, code) : undefined,
      ),
    ),
  // Each for its own chunks.
  'consentSettings.ts': constant(
    'openSettings',
    'string',
    consent?.openSettings ?? ONE_TRUST.openSettings,
  ),
  'consentStorage.ts':
    importTypes('ConsentManager', 'defineShop') +
    constant(
      'storage',
      "NonNullable<ConsentManager['storage']>",
      consent?.storage ?? ONE_TRUST.storage,
    ),
});

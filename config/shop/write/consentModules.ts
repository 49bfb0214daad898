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
      'Readonly<Record<Site, ConsentScripts>>',
      bySite(siteList, ({ code, consentScripts }) => forSite(consentScripts, code)),
    ),
  'consentManager.ts':
    importTypes('ConsentManager', 'defineShop') +
    constant('openSettings', 'string', consent?.openSettings ?? ONE_TRUST.openSettings) +
    constant(
      'storage',
      "NonNullable<ConsentManager['storage']>",
      consent?.storage ?? ONE_TRUST.storage,
    ),
});

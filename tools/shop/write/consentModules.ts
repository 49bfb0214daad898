import type { Shop } from '../read/readShop.ts';
import { bySite, constant, forSite, importSite, importTypes } from './printing.ts';

const ONE_TRUST = {
  openSettings: 'OneTrust.ToggleInfoDisplay',
  storage: { variable: 'OnetrustActiveGroups', category: 'C0002', event: 'OneTrustGroupsUpdated' },
};

export const consentModules = ({ siteList, consent }: Shop): Record<string, string> => ({
  'consent.ts': [
    importSite,
    importTypes('ConsentScripts'),
    importTypes('ConsentManager', 'defineShop'),
    constant(
      'consentScripts',
      'Partial<Record<Site, ConsentScripts>>',
      bySite(siteList, ({ code, consentScripts }) =>
        Object.keys(consentScripts).length > 0 ? forSite(consentScripts, code) : undefined,
      ),
    ),
    constant('openSettings', 'string', consent?.openSettings ?? ONE_TRUST.openSettings),
    constant(
      'storage',
      "NonNullable<ConsentManager['storage']>",
      consent?.storage ?? ONE_TRUST.storage,
    ),
  ].join(''),
});

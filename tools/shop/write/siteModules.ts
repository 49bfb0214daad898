import type { Shop } from '../read/readShop.ts';
import { localesOf } from './localesOf.ts';
import {
  bySite,
  constant,
  forSite,
  importSite,
  importTypes,
  literal,
  siteTable,
} from './printing.ts';

/** Generates the data of sites: locales, addresses, menus and features. */
export function siteModules(shop: Shop): Record<string, string> {
  const { siteList } = shop;
  const codes = siteList.map(({ code }) => code);
  return {
    'sites.ts': `${importTypes('SiteFeatures')}${literal('siteCodes', codes)}export type Site = (typeof siteCodes)[number];
${literal(
  'sites',
  bySite(siteList, ({ locale }) => ({ locale })),
)}${literal('locales', localesOf(shop))}${constant(
      'features',
      'Readonly<Record<Site, SiteFeatures>>',
      bySite(siteList, ({ features, menu }) => ({
        ...features,
        recentSearches: features.recentSearches ?? true,
        themeWorlds: menu['theme-worlds'] !== undefined,
      })),
    )}`,
    'navigation.ts': [
      importSite,
      importTypes('MenuItem'),
      siteTable('menu', 'MenuItem', siteList, ({ menu }) => menu),
      // The key combines site and word, such as `DE agb`.
      constant(
        'searchShortcuts',
        'Readonly<Record<string, string>>',
        Object.fromEntries(
          siteList.flatMap(({ code, searchShortcuts = {} }) =>
            Object.entries(forSite(searchShortcuts, code)).map(([word, page]) => [
              `${code} ${word}`,
              page,
            ]),
          ),
        ),
      ),
    ].join(''),
    'timeZones.ts':
      importSite +
      constant(
        'timeZones',
        'Readonly<Partial<Record<Site, string>>>',
        bySite(siteList, ({ timeZone }) => timeZone),
      ),
    'addresses.ts':
      importSite +
      importTypes('Addresses') +
      siteTable('addresses', 'keyof Addresses', siteList, ({ addresses }) => addresses),
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerAddressNames, type Features } from '../../src/foundation/shop/defineSite.ts';
import type { Shop, Site } from './readShop.ts';
import { readSvg } from './readSvg.ts';

const HEADER_ADDRESSES: readonly string[] = headerAddressNames;

/** Types of the generated constants are the same for every shop: the product compiles with each. */
const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;

const literal = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

const DEFINITIONS = '../../src/foundation/shop';
const importSite = "import type { Site } from './sites.ts';\n";
const importTypes = (names: string, file = 'defineSite') =>
  `import type { ${names} } from '${DEFINITIONS}/${file}.ts';\n`;

/** A value for each name, as `shareValues` gives them. */
const sharedConstants = (
  name: string,
  names: string,
  { common, bySite }: ReturnType<typeof shareValues>,
) =>
  constant(name, `Readonly<Partial<Record<${names}, string>>>`, common) +
  constant(
    `${name}BySite`,
    `Readonly<Partial<Record<Site, Readonly<Partial<Record<${names}, string | null>>>>>>`,
    bySite,
  );

/** The value of each name that most sites share, and by site those that differ; null where a site has none. */
function shareValues(sites: readonly Site[], valuesOf: (site: Site) => object) {
  const tables = sites.map((site) => valuesOf(site) as Record<string, unknown>);
  const names = [...new Set(tables.flatMap((table) => Object.keys(table)))];
  const common: Record<string, unknown> = {};
  for (const name of names) {
    const counts = new Map<unknown, number>();
    for (const table of tables) counts.set(table[name], (counts.get(table[name]) ?? 0) + 1);
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    if (most !== undefined) common[name] = most;
  }
  const bySite = Object.fromEntries(
    sites.flatMap(({ code }, index) => {
      const table = tables[index] ?? {};
      const own = names.filter((name) => table[name] !== common[name]);
      return own.length > 0
        ? [[code, Object.fromEntries(own.map((name) => [name, table[name] ?? null]))]]
        : [];
    }),
  );
  return { common, bySite };
}

const pick = (table: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(table).filter(([name]) => isWanted(name)));

function chunkImports(name: string, chunk: string, files: readonly (readonly [string, string])[]) {
  const rows = files.map(
    ([key, path]) =>
      `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunk}-${key}" */ ${JSON.stringify(path)}, { with: { type: 'json' } }),\n`,
  );
  return `export const ${name} = {\n${rows.join('')}};\n`;
}

/** The addresses of pictures: as they are, or of files of the shop's folder, which the build ships. */
function pictureModule(shop: Shop): string {
  const imports: string[] = [];
  const reference = (address: string) => {
    if (!address.startsWith('images/')) return JSON.stringify(address);
    const name = `picture${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(join(shop.folder, address))};\n`);
    return name;
  };
  const rows = shop.siteList.flatMap(({ code, newsletter: { picture } }) =>
    picture
      ? `  ${code}: { desktop: ${reference(picture.desktop)}, tablet: ${reference(picture.tablet)} },\n`
      : [],
  );
  return `${imports.join('')}export const newsletterPictures: Readonly<Partial<Record<Site, NonNullable<NewsletterRules['picture']>>>> = {\n${rows.join('')}};\n`;
}

/** The locales of the sites and the further ones, the first site's first. */
export const localesOf = ({ siteList, furtherLocales = [] }: Shop): string[] => [
  ...new Set([...siteList.map(({ locale }) => locale), ...furtherLocales]),
];

const COOKIES = {
  preview: 'Preview',
  staff: 'StaffAuth',
  nativeApp: 'NativeApp',
  affiliate: 'AffiliateNumber',
  appMarker: 'AppMarker',
  login: 'LoginToken',
  longTerm: 'LongTermToken',
  csrf: 'XSRF-TOKEN',
  layout: 'Hunter-Content',
};

const LAZY_COOKIES = ['staff', 'affiliate', 'layout'];

const cookieConstants = (shop: Shop, isWanted: (role: string) => boolean) =>
  Object.entries(pick({ ...COOKIES, ...shop.cookies }, isWanted))
    .map(([role, name]) => constant(role, 'string', name))
    .join('');

/**
 * The generated modules of a shop: each holds what one chunk of the product needs, so that the header does not carry the
 * footer's data.
 */
export function shopModules(shop: Shop): Map<string, string> {
  const { siteList, key } = shop;
  const codes = siteList.map(({ code }) => code);
  const locales = localesOf(shop);
  const svg = readSvg(readFileSync(join(shop.folder, 'logo.svg'), 'utf8'));
  const withFeature = (feature: keyof Features) =>
    siteList.filter(({ features }) => features[feature]).map(({ code }) => code);
  const header = shareValues(siteList, ({ addresses }) =>
    pick(addresses, (name) => HEADER_ADDRESSES.includes(name)),
  );
  const others = shareValues(siteList, ({ addresses }) =>
    pick(addresses, (name) => !HEADER_ADDRESSES.includes(name)),
  );
  const countries = (shop.countryOrder ?? codes).map((code) => {
    const site = siteList.find((each) => each.code === code) as Site;
    const { viewBox, shapes } = readSvg(readFileSync(site.flagFile, 'utf8'));
    return { code, label: site.label, start: site.start, flag: { viewBox, shapes } };
  });
  const modules: Record<string, string> = {
    'sites.ts':
      `${literal('siteCodes', codes)}export type Site = (typeof siteCodes)[number];\n` +
      literal('sites', Object.fromEntries(siteList.map(({ code, locale }) => [code, { locale }]))),
    'locales.ts': literal('locales', locales),
    'brand.ts': constant('brandName', 'string', shop.name) + constant('brandKey', 'string', key),
    'programmes.ts':
      constant('loyaltyCard', 'string', shop.loyaltyCard ?? '') +
      constant('apps', '{ readonly android?: string; readonly ios?: string }', shop.apps ?? {}),
    'serviceFields.ts':
      importTypes('ServiceFields', 'defineShop') +
      constant('serviceFields', 'ServiceFields', {
        cardMember: `is${key}cardMember`,
        worldForCardHolders: `${key}Card`,
        cardTopic: `${key.toUpperCase()}_CARD`,
        ...shop.serviceFields,
      }),
    'logo.ts': `import type { IconNode } from 'lucide';\n${constant(
      'logo',
      '{ viewBox: string; width: number; height: number; withName: boolean; shapes: IconNode }',
      {
        viewBox: svg.viewBox,
        width: Math.round(shop.logo.heightPx * svg.ratio),
        height: shop.logo.heightPx,
        withName: shop.logo.withName,
        shapes: svg.shapes,
      },
    )}`,
    'headerAddresses.ts':
      importSite +
      importTypes('HeaderAddress') +
      sharedConstants('headerAddresses', 'HeaderAddress', header),
    'addresses.ts':
      importSite + importTypes('LazyAddress') + sharedConstants('addresses', 'LazyAddress', others),
    'menu.ts':
      importSite +
      importTypes('MenuItem') +
      sharedConstants(
        'menu',
        'MenuItem',
        shareValues(siteList, ({ menu }) => menu),
      ),
    // By site and word in one key, which is the shortest to look up: `DE agb`.
    'searchShortcuts.ts': constant(
      'searchShortcuts',
      'Readonly<Record<string, string>>',
      Object.fromEntries(
        siteList.flatMap(({ code, searchShortcuts = {} }) =>
          Object.entries(searchShortcuts).map(([word, page]) => [
            `${code} ${word}`,
            page.replaceAll('{site}', code),
          ]),
        ),
      ),
    ),
    'headerFeatures.ts':
      importSite +
      // What the user agents of devices contain whose app there is.
      constant('appDevices', 'readonly string[]', [
        ...(shop.apps?.android ? ['Android'] : []),
        ...(shop.apps?.ios ? ['CriOS'] : []),
      ]) +
      constant(
        'sitesWithoutStoreFinder',
        'readonly Site[]',
        codes.filter((code) => !withFeature('storeFinder').includes(code)),
      ),
    'features.ts':
      importSite +
      importTypes('Features') +
      constant(
        'sitesWith',
        "Readonly<Record<Exclude<keyof Features, 'storeFinder'>, readonly Site[]>>",
        {
          loyalty: withFeature('loyalty'),
          community: withFeature('community'),
          mobilePlan: withFeature('mobilePlan'),
          newsletterBox: withFeature('newsletterBox'),
        },
      ),
    'newsletterRules.ts':
      importSite +
      importTypes('NewsletterRules') +
      constant(
        'newsletterRules',
        "Readonly<Record<Site, Omit<NewsletterRules, 'picture'>>>",
        Object.fromEntries(
          siteList.map(({ code, newsletter: { picture: _, ...rules } }) => [code, rules]),
        ),
      ),
    'newsletterPictures.ts': importSite + importTypes('NewsletterRules') + pictureModule(shop),
    'countries.ts': `import type { IconNode } from 'lucide';\n${importSite}${constant(
      'countries',
      'readonly { code: Site; label: string; start: string; flag: { viewBox: string; shapes: IconNode } }[]',
      countries,
    )}`,
    'consentScripts.ts':
      importSite +
      importTypes('ConsentScripts') +
      constant(
        'consentScripts',
        'Readonly<Record<Site, ConsentScripts>>',
        Object.fromEntries(siteList.map(({ code, consentScripts }) => [code, consentScripts])),
      ),
    'consentManager.ts':
      importTypes('ConsentManager', 'defineShop') +
      constant(
        'openSettings',
        'string',
        shop.consent?.openSettings ?? 'OneTrust.ToggleInfoDisplay',
      ) +
      constant(
        'storage',
        "NonNullable<ConsentManager['storage']>",
        shop.consent?.storage ?? {
          variable: 'OnetrustActiveGroups',
          category: 'C0002',
          event: 'OneTrustGroupsUpdated',
        },
      ),
    // A constant each, so that a chunk has only the names that it reads; some only one chunk reads.
    'cookies.ts': cookieConstants(shop, (role) => !LAZY_COOKIES.includes(role)),
    ...Object.fromEntries(
      LAZY_COOKIES.map((name) => [
        `${name}Cookie.ts`,
        cookieConstants(shop, (role) => role === name),
      ]),
    ),
    'imagePaths.ts': constant(
      'imagePaths',
      'readonly (readonly [from: string, to: string])[]',
      Object.entries(shop.imagePaths ?? {}),
    ),
    'footerLogos.ts':
      importTypes('FooterLogos', 'defineShop') +
      constant('footerLogos', 'FooterLogos', shop.footerLogos),
    'footers.ts': chunkImports(
      'footers',
      'content',
      codes.map((code) => [code, `./footers/${code}.json`] as const),
    ),
    'catalogues.ts': chunkImports(
      'catalogues',
      'locale',
      locales.map((locale) => [locale, `./texts/${locale}.json`] as const),
    ),
    'newsletterCatalogues.ts': chunkImports(
      'newsletterCatalogues',
      'newsletter',
      locales.map((locale) => [locale, `./texts/newsletter-${locale}.json`] as const),
    ),
  };
  for (const { code, footer } of siteList) {
    modules[`footers/${code}.json`] = JSON.stringify(footer);
  }
  modules['shop.json'] = JSON.stringify({ ...shop, folder: undefined, logoMarkup: svg });
  return new Map(Object.entries(modules));
}

import { join } from 'node:path';
import type { Addresses, Features } from '../../../src/foundation/shop/defineSite.ts';
import { describe, oneOf, type Problem } from '../problems.ts';
import { isFile } from '../read/readText.ts';
import { siteFolders, type Shop, type Site } from '../read/readShop.ts';

const REQUIRED: readonly (keyof Addresses)[] = [
  'home',
  'search',
  'cart',
  'checkout',
  'account',
  'login',
  'register',
  'logout',
  'orders',
  'watchList',
  'help',
  'contact',
  'privacy',
  'terms',
  'newsletter',
];

/** The addresses that a feature needs. */
const OF_FEATURES: Partial<Record<keyof Features, readonly (keyof Addresses)[]>> = {
  loyalty: ['loyaltyCard'],
  community: ['community'],
  mobilePlan: ['mobilePlan'],
  storeFinder: ['storeFinder', 'stores'],
};

const RULES = ['fields', 'required', 'mandatoryConsent', 'minimumAge', 'pages'] as const;

/** What a site lacks with all that it takes from the shop. */
function siteProblems(site: Site, folder: string): Problem[] {
  const file = `sites/${site.code}/site.ts`;
  const missing = (path: string, expected: string) => ({ file, path, found: 'nothing', expected });
  const { addresses, features, newsletter } = site;
  const needed = [
    ...REQUIRED.map((name) => [name, 'an address, here or in shop.ts'] as const),
    ...Object.entries(OF_FEATURES)
      .filter(([feature]) => features[feature as keyof Features])
      .flatMap(([feature, names]) =>
        names.map((name) => [name, `an address, because the feature ${feature} is on`] as const),
      ),
  ];
  const { fields = [], required = [] } = newsletter;
  return [
    ...needed
      .filter(([name]) => !addresses[name])
      .map(([name, expected]) => missing(`addresses.${name}`, expected)),
    ...RULES.filter((rule) => newsletter[rule] === undefined).map((rule) =>
      missing(`newsletter.${rule}`, 'a value, here or in shop.ts'),
    ),
    ...repeated(fields).map((found) => ({
      file,
      path: 'newsletter.fields',
      found: `${found} twice`,
      expected: 'each field once',
    })),
    ...required
      .filter((field) => !fields.includes(field))
      .map((found) => ({
        file,
        path: 'newsletter.required',
        found,
        expected: fields.length > 0 ? oneOf(fields) : 'no field, as newsletter.fields has none',
      })),
    ...Object.entries(newsletter.picture ?? {})
      .filter(([, picture]) => isMissingFile(folder, picture))
      .map(([width, found]) => ({
        file,
        path: `newsletter.picture.${width}`,
        found: `${describe(found)}, no such file`,
        expected: 'a file of the shop’s folder',
      })),
  ];
}

const isMissingFile = (folder: string, picture: string) =>
  picture.startsWith('images/') && !isFile(join(folder, picture));

const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const isAbsolute = ({ start }: Site) => /^https?:/i.test(start ?? '');

/** From a site with a domain of its own, the path of another site's start page leads nowhere. */
function mixedStarts(siteList: readonly Site[]): Problem[] {
  if (!siteList.some(isAbsolute)) return [];
  return siteList
    .filter((site) => site.start && !isAbsolute(site))
    .map(({ code, start }) => ({
      file: `sites/${code}/site.ts`,
      path: 'start',
      found: describe(start),
      expected: 'an absolute address, because another site has one',
    }));
}

/** Sites and their folders, and lists that name sites. */
function listProblems(shop: Shop, knowsSites: boolean): Problem[] {
  const { countryOrder, furtherLocales = [], siteList, footerLogos } = shop;
  const sites: readonly string[] = shop.sites ?? [];
  const file = 'shop.ts';
  const folders = siteFolders(shop.folder);
  const twice = (path: string, values: readonly string[] = []) =>
    repeated(values).map((found) => ({
      file,
      path,
      found: `${found} twice`,
      expected: 'each name once',
    }));
  const expected = 'each of the sites once';
  return [
    ...twice('sites', sites),
    ...twice('countryOrder', countryOrder),
    ...twice('furtherLocales', furtherLocales),
    ...twice('footerLogos.names', footerLogos?.names),
    ...(knowsSites ? sites : [])
      .filter((code) => !folders.includes(code))
      .map((code) => ({ file, path: 'sites', found: code, expected: `a folder sites/${code}/` })),
    ...(knowsSites ? folders : [])
      .filter((code) => !sites.includes(code))
      .map((code) => ({
        file: `sites/${code}/`,
        path: '',
        found: 'a folder',
        expected: `${code} among the sites of shop.ts, or no such folder`,
      })),
    ...(knowsSites ? (countryOrder ?? []) : [])
      .filter((code) => !sites.includes(code))
      .map((found) => ({ file, path: 'countryOrder', found, expected })),
    ...(knowsSites && countryOrder ? sites : [])
      .filter((code) => !countryOrder?.includes(code))
      .map((code) => ({ file, path: 'countryOrder', found: `no ${code}`, expected })),
    ...mixedStarts(siteList),
    ...(siteList.some(({ features }) => features.loyalty) && !shop.loyaltyCard
      ? [
          {
            file,
            path: 'loyaltyCard',
            found: 'nothing',
            expected: 'the card’s name, because the feature loyalty is on',
          },
        ]
      : []),
  ];
}

const isBelow = (path: string, other: string) => path === other || path.startsWith(`${other}.`);

/** Whether every site in the list has a code: what is compared with a list that has been shortened is not its fault. */
export const knowsSites = ({ sites }: Partial<Shop>, known: readonly Problem[]) =>
  sites !== undefined &&
  !known.some(({ file, path }) => file === 'shop.ts' && isBelow(path, 'sites'));

/**
 * Checks what the definitions say together.
 *
 * @param known Problems of single values: what follows from them is no problem of its own.
 */
export function checkSites(shop: Shop, known: readonly Problem[]): Problem[] {
  const definitions = known.filter(({ file }) => file.endsWith('.ts'));
  const isNew = ({ file, path }: Problem) =>
    !definitions.some(
      (each) =>
        (each.file === file || each.file === 'shop.ts') &&
        (each.path === 'default export' ||
          /^(?:line .*)?$/.test(each.path) ||
          isBelow(path, each.path) ||
          isBelow(each.path, path)),
    );
  const found = [
    ...listProblems(shop, knowsSites(shop, known)),
    ...shop.siteList.flatMap((site) => siteProblems(site, shop.folder)),
  ].filter(isNew);
  return mergeCommon(found, shop.siteList.length);
}

/** What every site lacks is missing in `shop.ts`. */
function mergeCommon(problems: readonly Problem[], siteCount: number): Problem[] {
  const groups = Map.groupBy(problems, ({ file, ...rest }) =>
    file.startsWith('sites/') && file.endsWith('.ts')
      ? JSON.stringify(rest)
      : file + JSON.stringify(rest),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || siteCount < 2 || group.length < siteCount) return group;
    return [
      { ...first, file: 'shop.ts', expected: first.expected.replace(', here or in shop.ts', '') },
    ];
  });
}

import { join } from 'node:path';
import type { Addresses, Features } from '../../../src/foundation/shop/defineSite.ts';
import { pageNames } from '../../../src/foundation/sites/givenAddresses.ts';
import { describe, oneOf, type Problem } from '../problems.ts';
import { siteFolders, type Shop, type Site } from '../read/readShop.ts';
import { isFile } from '../read/readText.ts';

/** Addresses that a site requires only with a feature. */
const ADDRESSES_BY_FEATURE: Partial<Record<keyof Features, readonly (keyof Addresses)[]>> = {
  loyalty: ['loyaltyCard'],
  community: ['community'],
  mobilePlan: ['mobilePlan'],
  storeFinder: ['storeFinder', 'stores'],
};

const REQUIRED_ADDRESSES = pageNames.filter(
  (name) => !Object.values(ADDRESSES_BY_FEATURE).flat().includes(name),
);

const REQUIRED_NEWSLETTER_RULES = [
  'fields',
  'required',
  'mandatoryConsent',
  'minimumAge',
  'pages',
] as const;

type Finding = [path: string, found: string, expected: string];

const twice = (path: string, values: readonly string[] = []): Finding[] =>
  [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map((value) => [
    path,
    `${value} twice`,
    'each name once',
  ]);

/** Checks a site together with the values that it inherits from the shop. */
function siteFindings(site: Site, folder: string): Finding[] {
  const { addresses, features, newsletter } = site;
  const { fields = [], required = [], picture = {} } = newsletter;
  const isOn = (feature: string) => features[feature as keyof Features];
  const needed: [keyof Addresses, string][] = [
    ...REQUIRED_ADDRESSES.map((name): [keyof Addresses, string] => [name, 'in site.ts or shop.ts']),
    ...Object.entries(ADDRESSES_BY_FEATURE).flatMap(([feature, names]) =>
      (isOn(feature) ? names : []).map((name): [keyof Addresses, string] => [
        name,
        `because the feature ${feature} is on`,
      ]),
    ),
  ];
  return [
    ...needed
      .filter(([name]) => !addresses[name])
      .map(([name, why]): Finding => [`addresses.${name}`, 'nothing', `an address ${why}`]),
    ...REQUIRED_NEWSLETTER_RULES.filter((rule) => newsletter[rule] === undefined).map(
      (rule): Finding => [`newsletter.${rule}`, 'nothing', 'a value in site.ts or shop.ts'],
    ),
    ...twice('newsletter.fields', fields),
    ...required
      .filter((field) => !fields.includes(field))
      .map((field): Finding => [
        'newsletter.required',
        field,
        fields.length > 0 ? oneOf(fields) : 'no field, because newsletter.fields is empty',
      ]),
    ...Object.entries<string>(picture)
      .filter(([, path]) => path.startsWith('images/') && !isFile(join(folder, path)))
      .map(([width, path]): Finding => [
        `newsletter.picture.${width}`,
        `${describe(path)}, which does not exist`,
        'a file of the shop’s folder',
      ]),
  ];
}

const isAbsolute = ({ start }: Site) => /^https?:/i.test(start);

/** Checks lists that name sites, and values that the sites require of the shop. */
function shopFindings({ sites, countryOrder = sites, ...shop }: Shop): Finding[] {
  const folders = siteFolders(shop.folder);
  const expected = 'each of the sites once';
  const needsCard = shop.siteList.some(({ features }) => features.loyalty);
  return [
    ...twice('sites', sites),
    ...twice('countryOrder', countryOrder),
    ...twice('furtherLocales', shop.furtherLocales),
    ...twice('footerLogos.names', shop.footerLogos.names),
    ...sites
      .filter((code) => !folders.includes(code))
      .map((code): Finding => ['sites', code, `a folder sites/${code}/`]),
    ...folders
      .filter((code) => !sites.includes(code))
      .map((code): Finding => ['sites', `no ${code}`, `${code}, or no folder sites/${code}/`]),
    ...countryOrder
      .filter((code) => !sites.includes(code))
      .map((code): Finding => ['countryOrder', code, expected]),
    ...sites
      .filter((code) => !countryOrder.includes(code))
      .map((code): Finding => ['countryOrder', `no ${code}`, expected]),
    ...(needsCard && !shop.loyaltyCard
      ? [
          [
            'loyaltyCard',
            'nothing',
            'the card’s name, because the feature loyalty is on',
          ] satisfies Finding,
        ]
      : []),
  ];
}

const toProblem =
  (file: string) =>
  ([path, found, expected]: Finding): Problem => ({ file, path, found, expected });

/** Checks that the definitions of the shop and its sites are complete and consistent with each other. */
export function checkSites(shop: Shop): Problem[] {
  // On a site with its own domain, the path of another site's start page would lead nowhere.
  const mustBeAbsolute = shop.siteList.some(isAbsolute);
  return [
    ...shopFindings(shop).map(toProblem('shop.ts')),
    ...shop.siteList.flatMap((site) => {
      const findings = siteFindings(site, shop.folder);
      if (mustBeAbsolute && !isAbsolute(site)) {
        const expected = 'an absolute address, because another site has one';
        findings.push(['start', describe(site.start), expected]);
      }
      return findings.map(toProblem(`sites/${site.code}/site.ts`));
    }),
  ];
}

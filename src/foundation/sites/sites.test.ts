import { locales } from '../i18n/locales.ts';
import { siteCodes, sites } from './sites.ts';

const expectedSites = [
  ['DE', 'de-DE', 'EUR'],
  ['AT', 'de-AT', 'EUR'],
  ['CH', 'de-CH', 'CHF'],
  ['CH_FR', 'fr-CH', 'CHF'],
  ['CZ', 'cs-CZ', 'CZK'],
  ['HU', 'hu-HU', 'HUF'],
  ['PL', 'pl-PL', 'PLN'],
  ['SK', 'sk-SK', 'EUR'],
  ['TR', 'tr-TR', 'TRY'],
];

// SITE-01, SITE-02, SITE-03
test('there are nine sites, each with its locale and currency', () => {
  const rows = Object.entries(sites).map(([site, { locale, currency }]) => [
    site,
    locale,
    currency,
  ]);
  expect(rows.toSorted()).toEqual(expectedSites.toSorted());
  expect([...siteCodes].toSorted()).toEqual(expectedSites.map(([site]) => site).toSorted());
});

test('DE is the default (SITE-01)', () => {
  expect(siteCodes[0]).toBe('DE');
});

test('every site but DE has a currency symbol (SITE-04)', () => {
  const without = siteCodes.filter((site) => !sites[site].currencySymbol);
  expect(without).toEqual(['DE']);
});

describe.each(siteCodes)('%s', (site) => {
  const { locale, label, flag, startPage, links } = sites[site];

  test('has a locale with texts', () => {
    expect(locales).toContain(locale);
  });

  test('has a name and a flag in the country switcher', () => {
    expect(label).toMatch(/^\p{Lu}/u);
    expect(flag).toBe(site.slice(0, 2));
  });

  test('has pages for help, stores, contact, privacy and terms on its own origin (HEAD-09)', () => {
    for (const address of Object.values(links)) expect(address).toMatch(/^\/[a-z]/);
  });

  test('has a start page of its own on any host (FOOT-27)', () => {
    const address = new URL(startPage, 'https://shop.test/m/kaffee');
    expect(address.origin).toBe('https://shop.test');
    const others = siteCodes
      .filter((other) => other !== site)
      .map((other) => sites[other].startPage);
    expect(others).not.toContain(startPage);
  });
});

test('the terms of DE have their fixed address', () => {
  expect(sites.DE.links.terms).toBe('/agb-s400007325.html');
});

test('every site has a different name in the country switcher', () => {
  expect(new Set(siteCodes.map((site) => sites[site].label)).size).toBe(9);
});

import { locales } from '../i18n/locales.ts';
import { siteCodes, sites } from './sites.ts';

/** H§9, column by column. */
const specified = [
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

test('there are the nine sites of the specification, each in its language and currency', () => {
  const rows = Object.entries(sites).map(([site, { locale, currency }]) => [
    site,
    locale,
    currency,
  ]);
  expect(rows.toSorted()).toEqual(specified.toSorted());
  expect([...siteCodes].toSorted()).toEqual(specified.map(([site]) => site).toSorted());
});

test('DE is the default', () => {
  expect(siteCodes[0]).toBe('DE');
});

test('a currency symbol is shown on every site but DE', () => {
  const without = siteCodes.filter((site) => !sites[site].currencySymbol);
  expect(without).toEqual(['DE']);
});

describe.each(siteCodes)('%s', (site) => {
  const { locale, label, flag, startPage, links } = sites[site];

  test('has texts', () => {
    expect(locales).toContain(locale);
  });

  test('has a name and a flag in the country switcher', () => {
    expect(label).toMatch(/^\p{Lu}/u);
    expect(flag).toBe(site.slice(0, 2));
  });

  test('has pages for help, stores, contact, privacy and terms, under its own origin', () => {
    for (const address of Object.values(links)) expect(address).toMatch(/^\/[a-z]/);
  });

  test('has a start page of its own, on any host', () => {
    const here = new URL(startPage, 'https://shop.test/m/kaffee');
    expect(here.origin).toBe('https://shop.test');
    const others = siteCodes
      .filter((other) => other !== site)
      .map((other) => sites[other].startPage);
    expect(others).not.toContain(startPage);
  });
});

test('the terms of DE are on their fixed page', () => {
  expect(sites.DE.links.terms).toBe('/agb-s400007325.html');
});

test('no two countries have the same name in the switcher', () => {
  expect(new Set(siteCodes.map((site) => sites[site].label)).size).toBe(9);
});

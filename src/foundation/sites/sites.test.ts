/** @jest-environment node */
import { addressOf } from './address.ts';
import { siteCodes, sites } from './sites.ts';

const expectedSites = [
  ['DE', 'de-DE'],
  ['AT', 'de-AT'],
  ['CH', 'de-CH'],
  ['CH_FR', 'fr-CH'],
  ['CZ', 'cs-CZ'],
  ['HU', 'hu-HU'],
  ['PL', 'pl-PL'],
  ['SK', 'sk-SK'],
  ['TR', 'tr-TR'],
];

// SITE-01, SITE-02
test('has nine sites with their locales', () => {
  const rows = Object.entries(sites).map(([site, { locale }]) => [site, locale]);
  expect(rows.toSorted()).toEqual(expectedSites.toSorted());
  expect([...siteCodes].toSorted()).toEqual(expectedSites.map(([site]) => site).toSorted());
});

test('DE is the default (SITE-01)', () => {
  expect(siteCodes[0]).toBe('DE');
});

test.each(siteCodes)('the service pages of %s are on its own origin (HEAD-08)', (site) => {
  for (const page of ['help', 'stores', 'contact', 'privacy', 'terms'] as const) {
    expect(addressOf(page, site)).toMatch(/^\/[a-z]/);
  }
});

test('the terms of DE have a fixed address', () => {
  expect(addressOf('terms', 'DE')).toBe('/agb-s400007325.html');
});

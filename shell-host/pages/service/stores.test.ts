import { expect, test } from '@jest/globals';
import { sites } from '../../shop/sites.ts';
import { findStores, storesOf } from './stores.ts';

const cities = (...found: ReturnType<typeof findStores>) => found.map(({ city }) => city);

test('a visitor finds a branch by its town, however they write it', () => {
  expect(cities(...findStores('DE', 'munchen'))).toEqual(['München']);
  expect(cities(...findStores('TR', 'ISTANBUL'))).toEqual(['İstanbul']);
});

test('a visitor finds a branch by its postcode, with or without the gap', () => {
  expect(cities(...findStores('PL', '31021'))).toEqual(['Kraków']);
  expect(cities(...findStores('CZ', '602 0'))).toEqual(['Brno']);
});

test('where there is none, none is shown', () => {
  expect(findStores('DE', 'Atlantis')).toEqual([]);
});

test.each(sites)('%s has branches', (site) => {
  expect(storesOf(site).length).toBeGreaterThan(2);
  expect(findStores(site, '')).toEqual(storesOf(site));
});

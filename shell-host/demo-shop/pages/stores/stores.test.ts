/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { sites } from '../../sites.ts';
import { findStores, storesOf } from './stores.ts';

const cities = (...found: ReturnType<typeof findStores>) => found.map(({ city }) => city);

test('stores are found by their town, regardless of case and accents', () => {
  expect(cities(...findStores('DE', 'munchen'))).toEqual(['München']);
  expect(cities(...findStores('TR', 'ISTANBUL'))).toEqual(['İstanbul']);
});

test('stores are found by their postcode, with or without the space', () => {
  expect(cities(...findStores('PL', '31021'))).toEqual(['Kraków']);
  expect(cities(...findStores('CZ', '602 0'))).toEqual(['Brno']);
});

test('an unknown place finds no store', () => {
  expect(findStores('DE', 'Atlantis')).toEqual([]);
});

test.each(sites)('%s has stores', (site) => {
  expect(storesOf(site).length).toBeGreaterThan(2);
  expect(findStores(site, '')).toEqual(storesOf(site));
});

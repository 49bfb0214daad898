/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { sites } from '../../sites.ts';
import { findStores, storesOf } from './stores.ts';

const cities = (...found: ReturnType<typeof findStores>) => found.map(({ city }) => city);

test('finds stores by town, regardless of case and accents', () => {
  expect(cities(...findStores('DE', 'munchen'))).toEqual(['München']);
  expect(cities(...findStores('TR', 'ISTANBUL'))).toEqual(['İstanbul']);
});

test('finds stores by postcode, with or without the space', () => {
  expect(cities(...findStores('PL', '31021'))).toEqual(['Kraków']);
  expect(cities(...findStores('CZ', '602 0'))).toEqual(['Brno']);
});

test('finds no store for an unknown place', () => {
  expect(findStores('DE', 'Atlantis')).toEqual([]);
});

test.each(sites)('%s has stores', (site) => {
  expect(storesOf(site).length).toBeGreaterThan(2);
  expect(findStores(site, '')).toEqual(storesOf(site));
});

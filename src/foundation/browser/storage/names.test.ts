import * as cookieNames from '#shop/cookies.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storageKeys } from './names.ts';

const SOURCES = join(import.meta.dirname, '../../..');

const productFiles = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
  (path) => !/\.test\.tsx?$|^testing\/|simulation\/|proof\//.test(path),
);

test('reads these cookies (HOST-25)', () => {
  expect(Object.values<string>(cookieNames).toSorted()).toEqual([
    'AffiliateNumber',
    'AppMarker',
    'Hunter-Content',
    'LoginToken',
    'LongTermToken',
    'NativeApp',
    'Preview',
    'StaffAuth',
    'XSRF-TOKEN',
  ]);
});

test('only the file with the default names contains a cookie name as a string (HOST-25)', () => {
  // `Preview` is excluded, because it is also a visible text.
  const names = Object.values(cookieNames).filter((name) => name !== 'Preview');
  const literals = new RegExp(`['"\`](?:${names.join('|')})=?['"\`]`);
  const files = productFiles.filter((path) => {
    const source = readFileSync(join(SOURCES, path), 'utf8');
    return literals.test(source.replaceAll(/\/\*[^]*?\*\//g, ''));
  });
  expect(files).toEqual(['foundation/shop/defineShop.ts']);
});

test('uses these keys of local storage (HOST-24, SEARCH-17, SEARCH-50)', () => {
  expect(storageKeys.cart('CH_FR')).toBe('fascia.cart.CH_FR');
  expect(storageKeys.visitor).toBe('fascia.owner');
  expect(storageKeys.appBannerClosed).toBe('fascia.appBannerClosed');
  expect(storageKeys.visit('4711')).toBe('fascia.visit.4711');
  expect(storageKeys.addToBasket('4711')).toBe('fascia.addToBasket.4711');
  expect(storageKeys.clicks).toBe('fascia.clicks');
  expect(storageKeys.recentSearches('CH_FR')).toBe('fascia.recentSearches.CH_FR');
});

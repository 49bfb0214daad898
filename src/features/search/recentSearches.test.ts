import * as cookieNames from '#shop/cookies.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { addRecentSearch, recentSearches } from './recentSearches.ts';
import { addStorageSettings } from './storageConsent.ts';

const errors = collectErrors();
const KEY = 'fascia.recentSearches.DE';
const HOUR_MS = 3_600_000;

const allowed = { recentSearches: true, storageConsent: true, oneTrustEnabled: false };
const addHeader = (settings = allowed) => {
  const controller = new AbortController();
  addStorageSettings(settings, controller.signal);
  return () => controller.abort();
};

const setLogin = (token: string) => (document.cookie = `${cookieNames.login}=${token}; Path=/`);
afterEach(() => setLogin(''));

// SEARCH-52
test.each([
  ['a login', '', 'grace'],
  ['another login', 'ada', 'grace'],
  ['a logout', 'ada', ''],
])('removes the searches of the former visitor after %s', (_, before, after) => {
  setLogin(before);
  addHeader();
  addRecentSearch('geheim', 'DE');
  expect(recentSearches('DE')).toEqual(['geheim']);
  setLogin(after);
  expect(recentSearches('DE')).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('geheim');
  setLogin(before);
  expect(recentSearches('DE')).toEqual([]);
});

// SEARCH-50, SEARCH-15
test('stores only one of several searches that differ only in accents and case', () => {
  addHeader();
  for (const query of ['kava', 'ince', 'İnce', 'kırmızı', 'KIRMIZI', 'káva']) {
    addRecentSearch(query, 'TR');
  }
  expect(recentSearches('TR')).toEqual(['káva', 'KIRMIZI', 'İnce']);
});

// SEARCH-50, SEARCH-15
test('shows only the latest of several stored searches that differ only in accents and case', () => {
  const stored = ['káva', 'KAVA', 'tee'].map((query) => [query, Date.now() - 1]);
  localStorage.setItem('fascia.recentSearches.TR', JSON.stringify(stored));
  addHeader();
  expect(recentSearches('TR')).toEqual(['káva', 'tee']);
});

// SEARCH-52
test('stores nothing while one header of the page has no consent', () => {
  addHeader();
  const removeHeader = addHeader({ ...allowed, storageConsent: false });
  addHeader();
  addRecentSearch('kaffee', 'DE');
  removeHeader();
  expect(recentSearches('DE')).toEqual([]);
  addRecentSearch('tee', 'DE');
  expect(recentSearches('DE')).toEqual(['tee']);
});

// SEARCH-50
test.each([
  ['malformed data', '{"'],
  [
    'invalid entries',
    JSON.stringify([
      1,
      null,
      'kaffee',
      ['a'],
      [['b'], 1],
      ['c', 'now'],
      ['x'.repeat(201), Date.now()],
    ]),
  ],
  ['entries from the future', JSON.stringify([['kaffee', Date.now() + HOUR_MS]])],
  ['entries older than 30 days', JSON.stringify([['kaffee', Date.now() - 30 * 24 * HOUR_MS]])],
])('ignores stored %s', (_, text) => {
  localStorage.setItem(KEY, text);
  addHeader();
  expect(recentSearches('DE')).toEqual([]);
  addRecentSearch('tasse', 'DE');
  expect(recentSearches('DE')).toEqual(['tasse']);
  expect(errors).toEqual([]);
});

// SEARCH-50
test('reads only the beginning of a long stored list', () => {
  const entries = Array.from({ length: 60_000 }, (_, index) => [`suche ${index}`, Date.now() - 1]);
  localStorage.setItem(KEY, JSON.stringify(entries));
  addHeader();
  expect(recentSearches('DE')).toHaveLength(6);
});

// SEARCH-50
test('stores the latest six searches', () => {
  addHeader();
  for (const query of 'abcdefgh') addRecentSearch(query, 'DE');
  expect(recentSearches('DE')).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(6);
});

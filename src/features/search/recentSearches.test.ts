import * as cookieNames from '#shop/cookies.ts';
import '../../testing/freshPage.ts';
import { addRecentSearch, recentSearches } from './recentSearches.ts';
import { addStorageSettings } from './storageConsent.ts';

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

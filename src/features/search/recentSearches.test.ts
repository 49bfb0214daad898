import * as cookieNames from '#shop/cookies.ts';
import '../../testing/freshPage.ts';
import { addRecentSearch, setRecentSearchSettings, recentSearches } from './recentSearches.ts';

const setLogin = (token: string) => (document.cookie = `${cookieNames.login}=${token}; Path=/`);
afterEach(() => setLogin(''));

// SEARCH-52
test.each([
  ['a login', '', 'grace'],
  ['another login', 'ada', 'grace'],
  ['a logout', 'ada', ''],
])('removes the searches of the former visitor after %s', (_, before, after) => {
  setLogin(before);
  setRecentSearchSettings({ recentSearches: true, storageConsent: true, oneTrustEnabled: false });
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
  setRecentSearchSettings({ storageConsent: true, oneTrustEnabled: false, recentSearches: true });
  for (const query of ['kava', 'ince', 'İnce', 'kırmızı', 'KIRMIZI', 'káva']) {
    addRecentSearch(query, 'TR');
  }
  expect(recentSearches('TR')).toEqual(['káva', 'KIRMIZI', 'İnce']);
});

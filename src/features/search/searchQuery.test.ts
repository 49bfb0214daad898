import * as fc from 'fast-check';
import { anyCharacter } from '../../testing/anyCharacter.ts';
import { siteCodes } from '../../foundation/sites/sites.ts';
import { withoutInvisible } from '../../foundation/untrusted/typedText.ts';
import { truncateQuery, queryOfPage, searchAddress, submittedQuery } from './searchQuery.ts';

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('1', '7', ' ', '\u00a0'), maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\ud83d', '\ude00', 'ß', '\u0000', '+', '&', '%', '#'),
    maxLength: 300,
  }),
);
const anySite = fc.constantFrom(...siteCodes);
const decoded = (address: string) => new URL(address, 'http://shop.test').searchParams.get('query');

afterEach(() => window.history.replaceState(null, '', '/'));

/** An independent implementation of the requirement. */
function specified(typed: string): string {
  const text = withoutInvisible(typed);
  const splitsPair = (text.codePointAt(199) ?? 0) > 0xffff;
  const cut = text.slice(0, splitsPair ? 199 : 200);
  return /^[\d\s]*$/.test(cut) ? cut.split(/\s/).join('') : cut;
}

// SEARCH-01, SEARCH-03
test('adds the query and the site to the address for any text', () => {
  fc.assert(
    fc.property(anyText, anySite, (text, site) => {
      const query = specified(text);
      fc.pre(query !== '' && !/^\s*agb\s*$/i.test(query));
      const address = searchAddress(text, site) ?? '';
      expect(address).toMatch(/^\/search\?query=[^?#]+&site=\w+$/);
      expect(decoded(address)).toBe(query.toWellFormed());
      expect(new URL(address, 'http://shop.test').searchParams.get('site')).toBe(site);
    }),
  );
});

// SEARCH-06
test('removes invisible characters of a pasted text from the query', () => {
  expect(searchAddress('\u200bKaf\u00adfee\ufeff', 'DE')).toBe('/search?query=Kaffee&site=DE');
  expect(searchAddress('\u200eagb\u202c', 'DE')).toBe('/agb-s400007325.html');
  expect(searchAddress('\u200b', 'DE')).toBeUndefined();
});

test('returns no address for a blank text (SEARCH-03)', () => {
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\u00a0', '\t'), maxLength: 300 });
  fc.assert(fc.property(blanks, anySite, (text, site) => searchAddress(text, site) === undefined));
  expect(searchAddress('0', 'DE')).toBe('/search?query=0&site=DE');
});

test('does not change unpaired surrogates in the typed text', () => {
  expect(submittedQuery('\ud83d\ud83d')).toBe('\ud83d\ud83d');
  expect(submittedQuery(`${'a'.repeat(199)}\ud83d`)).toBe(`${'a'.repeat(199)}\ud83d`);
});

test('omits an emoji that crosses the limit of 200 characters', () => {
  expect(truncateQuery(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  expect(truncateQuery(`${'a'.repeat(198)}😀!`)).toBe(`${'a'.repeat(198)}😀`);
});

test.each(['agb', 'AGB', '  Agb ', 'ágb'])(
  'opens the page of the shortcut for %j only on DE (SEARCH-02, SEARCH-15)',
  (text) => {
    expect(searchAddress(text, 'DE')).toBe('/agb-s400007325.html');
    for (const site of siteCodes.filter((code) => code !== 'DE')) {
      expect(decoded(searchAddress(text, site) ?? '')).toBe(text);
    }
  },
);

test.each(['constructor', '__proto__', 'agbs'])('searches for %s', (text) => {
  expect(searchAddress(text, 'DE')).toBe(`/search?query=${text}&site=DE`);
});

test('reads at most 200 characters of the query in the page’s address (SEARCH-06)', () => {
  expect(queryOfPage()).toBe('');
  window.history.replaceState(
    null,
    '',
    `/search?site=DE&query=${encodeURIComponent('Kaffee & Tee')}`,
  );
  expect(queryOfPage()).toBe('Kaffee & Tee');
  window.history.replaceState(null, '', `/search?query=${'x'.repeat(10_000)}`);
  expect(queryOfPage()).toBe('x'.repeat(200));
});

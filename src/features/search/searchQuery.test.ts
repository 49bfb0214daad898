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

/** The requirement in other words: cut, but not through a character, and a number without its spaces. */
function specified(typed: string): string {
  const text = withoutInvisible(typed);
  const isHalved = (text.codePointAt(199) ?? 0) > 0xffff;
  const cut = text.slice(0, isHalved ? 199 : 200);
  return /^[\d\s]*$/.test(cut) ? cut.split(/\s/).join('') : cut;
}

// SEARCH-01, SEARCH-03
test('the address of any submitted text has the required query and the site', () => {
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
test('invisible characters of a pasted text are not searched for', () => {
  expect(searchAddress('\u200bKaf\u00adfee\ufeff', 'DE')).toBe('/search?query=Kaffee&site=DE');
  expect(searchAddress('\u200eagb\u202c', 'DE')).toBe('/agb-s400007325.html');
  expect(searchAddress('\u200b', 'DE')).toBeUndefined();
});

test('a text of blanks has no address (SEARCH-03)', () => {
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\u00a0', '\t'), maxLength: 300 });
  fc.assert(fc.property(blanks, anySite, (text, site) => searchAddress(text, site) === undefined));
  expect(searchAddress('0', 'DE')).toBe('/search?query=0&site=DE');
});

test('unpaired surrogates in the typed text stay as they are', () => {
  expect(submittedQuery('\ud83d\ud83d')).toBe('\ud83d\ud83d');
  expect(submittedQuery(`${'a'.repeat(199)}\ud83d`)).toBe(`${'a'.repeat(199)}\ud83d`);
});

test('an emoji across the limit of 200 characters is left out completely', () => {
  expect(truncateQuery(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  expect(truncateQuery(`${'a'.repeat(198)}😀!`)).toBe(`${'a'.repeat(198)}😀`);
});

test.each(['agb', 'AGB', '  Agb '])(
  '%j leads to the page of the terms on DE, and is a search elsewhere (SEARCH-02)',
  (text) => {
    expect(searchAddress(text, 'DE')).toBe('/agb-s400007325.html');
    for (const site of siteCodes.filter((code) => code !== 'DE')) {
      expect(decoded(searchAddress(text, site) ?? '')).toBe(text);
    }
  },
);

test.each(['constructor', '__proto__', 'agbs'])('%s is an ordinary search', (text) => {
  expect(searchAddress(text, 'DE')).toBe(`/search?query=${text}&site=DE`);
});

test('the query of the page’s address is read, at most 200 characters of it (SEARCH-06)', () => {
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

/** @jest-environment node */
import {
  findSuggestions,
  searchSlice,
  suggestionsReceived,
  type Suggestion,
} from './searchSlice.ts';

const term = (text: string): Suggestion => ({ kind: 'term', text });
const product: Suggestion = {
  kind: 'product',
  text: 'Kaffeebecher',
  id: '1',
  thumbnail: undefined,
  address: '/p/1',
  dimension: undefined,
};

const respond = (...responses: [query: string, ...suggestions: Suggestion[]][]) =>
  responses
    .map(([query, ...suggestions]) => suggestionsReceived({ query, site: 'DE', suggestions }))
    .reduce(searchSlice.reducer, searchSlice.getInitialState());

const coffee = respond(
  ['ka', term('Kaffee'), term('kakao'), term('Filterkaffee'), product],
  ['ka k', term('ka k')],
);
const textsFor = (query: string, site: 'DE' | 'AT' = 'DE') =>
  findSuggestions(coffee, { query, site }).options.map(({ text }) => text);

test('finds the suggestions in the response for a text', () => {
  const found = findSuggestions(coffee, { query: 'ka', site: 'DE' });
  expect(found.options).toEqual([term('Kaffee'), term('kakao'), term('Filterkaffee'), product]);
  expect(found.hasResponse).toBe(true);
});

test('filters out products on request (SEARCH-28)', () => {
  const { options } = findSuggestions(coffee, { query: 'ka', site: 'DE' }, true);
  expect(options).not.toContain(product);
});

test('finds matching suggestions of the longest prefix with a response (SEARCH-60)', () => {
  expect(textsFor('kaf')).toEqual(['Kaffee', 'Filterkaffee', 'Kaffeebecher']);
  expect(textsFor('kakao ')).toEqual(['kakao']);
  expect(textsFor('ka kx')).toEqual([]);
  expect(findSuggestions(coffee, { query: 'kaf', site: 'DE' }).hasResponse).toBe(false);
});

// SEARCH-60, SEARCH-15
test('ignores accents and case when it filters the suggestions of a prefix', () => {
  const state = respond(['ko', term('Kávé kompót'), term('Könyv'), term('kosár')]);
  const textsOf = (query: string) =>
    findSuggestions(state, { query, site: 'DE' }).options.map(({ text }) => text);
  expect(textsOf('kony')).toEqual(['Könyv']);
  expect(textsOf('koMPOT')).toEqual(['Kávé kompót']);
});

test('does not use the response for another site or prefix (SEARCH-60)', () => {
  expect(textsFor('kaf', 'AT')).toEqual([]);
  expect(textsFor('affe')).toEqual([]);
});

test('caches the newest 50 responses', () => {
  const queries = Array.from({ length: 60 }, (_, index) => `kaffee ${index}`);
  const state = respond(...queries.map((query) => [query, term(query)] as [string, Suggestion]));
  const cached = queries.filter(
    (query) => findSuggestions(state, { query, site: 'DE' }).hasResponse,
  );
  expect(cached).toEqual(queries.slice(10));
});

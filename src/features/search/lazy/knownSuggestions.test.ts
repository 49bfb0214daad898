import * as fc from 'fast-check';
import type { Site } from '../../../foundation/sites/sites.ts';
import '../../../testing/freshPage.ts';
import type { Suggestion } from '../searchSlice.ts';
import {
  createAnswerCache,
  keepRows,
  keyOf,
  knownSuggestions,
  pageAnswers,
} from './knownSuggestions.ts';

const product = { kind: 'product', id: '1', thumbnail: undefined, dimension: undefined } as const;

test('it holds no more answers than its maximum, and always the last one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (keys) => {
      const cache = createAnswerCache<string>(3);
      for (const key of keys) {
        cache.set(key, key);
        expect(cache.get(key)).toBe(key);
      }
      expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key)).length).toBe(
        Math.min(3, new Set(keys).size),
      );
    }),
  );
});

test('an answer that was read stays, the one least recently used is dropped', () => {
  const cache = createAnswerCache<number>(2);
  cache.set('old', 1);
  cache.set('new', 2);
  cache.get('old');
  cache.set('newest', 3);
  expect([cache.get('old'), cache.get('new'), cache.get('newest')]).toEqual([1, undefined, 3]);
});

const term = (text: string): Suggestion => ({ kind: 'term', text });
const know = (query: string, ...texts: string[]) =>
  pageAnswers().set(keyOf({ query, site: 'DE' }), texts.map(term));
const known = (query: string, site: Site = 'DE') =>
  knownSuggestions({ query, site }).map(({ text }) => text);

describe('What earlier answers know of a text', () => {
  test('is what contains it, of the longest beginning that was answered (SEARCH-60)', () => {
    know('k', 'kasse');
    know('ka', 'Kaffee', 'kakao', 'Filterkaffee');
    expect(known('kaf')).toEqual(['Kaffee', 'Filterkaffee']);
    expect(known('kax')).toEqual([]);
    expect(known('kakao ')).toEqual(['kakao']);
  });

  test('is nothing for another site, and for another beginning (SEARCH-60)', () => {
    know('ka', 'Kaffee');
    expect(known('kaf', 'AT')).toEqual([]);
    expect(known('affe')).toEqual([]);
  });
});

// SEARCH-61
test('a response keeps the rows up to the active one and adds no duplicates', () => {
  const anyTerms = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 5 });
  const anyList = fc
    .tuple(anyTerms, anyTerms)
    .map(([terms, products]): Suggestion[] => [
      ...terms.map((text) => ({ kind: 'term' as const, text })),
      ...products.map((text) => ({ ...product, text, address: `/${text}` })),
    ]);
  fc.assert(
    fc.property(anyList, anyList, fc.nat(9), (shown, answer, row) => {
      fc.pre(row < shown.length);
      const list = keepRows(shown, answer, row);
      expect(list.slice(0, row + 1)).toEqual(shown.slice(0, row + 1));
      const keys = list.map(({ kind, text }) => `${kind} ${text}`);
      expect(new Set(keys).size).toBe(keys.length);
      const kinds = list.map(({ kind }) => kind);
      expect(kinds).toEqual(kinds.toSorted().toReversed());
      for (const kind of ['term', 'product'] as const) {
        const count = (of: readonly Suggestion[]) => of.filter((each) => each.kind === kind).length;
        expect(count(list)).toBeLessThanOrEqual(Math.max(count(shown), count(answer)));
      }
    }),
  );
});

test('without an active row the answer is shown as it is (SEARCH-61)', () => {
  const answer = ['a', 'b'].map(term);
  expect(keepRows(['b', 'c'].map(term), answer, -1)).toEqual(answer);
});

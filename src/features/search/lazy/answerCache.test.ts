import * as fc from 'fast-check';
import { createAnswerCache } from './useSuggestions.ts';

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

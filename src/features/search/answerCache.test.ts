import * as fc from 'fast-check';
import { createAnswerCache } from './answerCache.ts';

test('it holds no more than it may, and always the last that was kept', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (keys) => {
      const cache = createAnswerCache<string>(3);
      for (const key of keys) {
        cache.keep(key, key);
        expect(cache.get(key)).toBe(key);
      }
      expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key)).length).toBe(
        Math.min(3, new Set(keys).size),
      );
    }),
  );
});

test('what is asked again stays, what was not asked for longest goes', () => {
  const cache = createAnswerCache<number>(2);
  cache.keep('old', 1);
  cache.keep('new', 2);
  cache.get('old');
  cache.keep('newest', 3);
  expect([cache.get('old'), cache.get('new'), cache.get('newest')]).toEqual([1, undefined, 3]);
});

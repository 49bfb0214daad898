/** @jest-environment node */
import { keyOf, tagQuery } from './promotionSource.ts';

test('repeats the parameter without brackets for a list of tags (PROMO-03)', () => {
  expect(tagQuery({ allOf: ['a', 'b'], anyOf: ['c'], noneOf: ['d & e'] })).toBe(
    'allOfTags=a&allOfTags=b&anyOfTags=c&noneOfTags=d+%26+e',
  );
});

test.each([[undefined], [{}], [{ allOf: [] }]])('returns an empty query for %p', (tags) => {
  expect(tagQuery(tags)).toBe('');
});

test('the query does not depend on the order of the tags', () => {
  expect(tagQuery({ anyOf: ['b', 'a', 'b'] })).toBe(tagQuery({ anyOf: ['a', 'b'] }));
});

test('the key depends on id, tag filter and site (PROMO-06)', () => {
  const source = { id: '~header_top', site: 'DE', query: '' } as const;
  const keys = [
    source,
    { ...source, id: '~header_pi' },
    { ...source, site: 'AT' } as const,
    { ...source, query: 'anyOfTags=a' },
  ].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
});

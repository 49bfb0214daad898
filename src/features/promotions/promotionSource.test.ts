/** @jest-environment node */
import { keyOf, tagQuery } from './promotionSource.ts';

test('a list of tags repeats its parameter, without brackets (PROMO-03)', () => {
  expect(tagQuery({ allOf: ['a', 'b'], anyOf: ['c'], noneOf: ['d & e'] })).toBe(
    'allOfTags=a&allOfTags=b&anyOfTags=c&noneOfTags=d+%26+e',
  );
});

test.each([[undefined], [{}], [{ allOf: [] }]])('%p has an empty query', (tags) => {
  expect(tagQuery(tags)).toBe('');
});

test('the same tags in another order are the same filter', () => {
  expect(tagQuery({ anyOf: ['b', 'a', 'b'] })).toBe(tagQuery({ anyOf: ['a', 'b'] }));
});

test('promotions with another id, tag filter or site have another key (PROMO-06)', () => {
  const source = { id: '~header_top', site: 'DE', query: '' } as const;
  const keys = [
    source,
    { ...source, id: '~header_pi' },
    { ...source, site: 'AT' } as const,
    { ...source, query: 'anyOfTags=a' },
  ].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
});

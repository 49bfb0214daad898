import { keyOf, tagQuery } from './promotion.ts';

test('lists of tags repeat their parameter, without brackets', () => {
  expect(tagQuery({ allOf: ['a', 'b'], anyOf: ['c'], noneOf: ['d & e'] })).toBe(
    'allOfTags=a&allOfTags=b&anyOfTags=c&noneOfTags=d+%26+e',
  );
});

test.each([[undefined], [{}], [{ allOf: [] }]])('%p asks for no tags', (tags) => {
  expect(tagQuery(tags)).toBe('');
});

test('the same tags in another order are the same filter', () => {
  expect(tagQuery({ anyOf: ['b', 'a', 'b'] })).toBe(tagQuery({ anyOf: ['a', 'b'] }));
});

test('each of id, tags and site makes another promotion', () => {
  const source = { id: '~header_top', site: 'DE', query: '' } as const;
  const keys = [
    source,
    { ...source, id: '~header_pi' },
    { ...source, site: 'AT' } as const,
    { ...source, query: 'anyOfTags=a' },
  ].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
});

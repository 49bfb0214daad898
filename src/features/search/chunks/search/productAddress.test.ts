/** @jest-environment node */
import * as fc from 'fast-check';
import { anyCharacter } from '../../../../testing/anyCharacter.ts';
import type { ProductSuggestion } from '../../searchSlice.ts';
import { productAddress } from './productAddress.ts';

const product = (given: Partial<ProductSuggestion>): ProductSuggestion => ({
  kind: 'product',
  id: '1',
  text: 'Tasse',
  thumbnail: undefined,
  address: '/product/1',
  dimension: undefined,
  ...given,
});
const parametersOf = (address: string) => new URL(address, 'http://shop.test').searchParams;

test('adds the typed text to the address (SEARCH-16)', () => {
  expect(productAddress(product({}), 'kaf fee')).toBe('/product/1?query=kaf+fee');
});

test('adds the product’s dimension to the address (SEARCH-16)', () => {
  expect(productAddress(product({ dimension: 'size-50' }), 'ka')).toBe(
    '/product/1?query=ka&dim1=size-50',
  );
});

test('preserves the host, parameters and anchor of the address (SEARCH-16)', () => {
  const url = 'https://shop.test/p/1?site=PL&color=a%26b#reviews';
  expect(productAddress(product({ address: url, dimension: '7' }), 'ka')).toBe(
    'https://shop.test/p/1?site=PL&color=a%26b&query=ka&dim1=7#reviews',
  );
});

test.each([
  ['/p?color=a%20b', '/p?color=a%20b&query=ka'],
  ['/p?a=1+2&flag&&x=%C3%A4&y=ü;z', '/p?a=1+2&flag&&x=%C3%A4&y=ü;z&query=ka'],
  ['/p?sig=A%2fb%2B%3d', '/p?sig=A%2fb%2B%3d&query=ka'],
  ['/p?a=%E4%', '/p?a=%E4%&query=ka'],
  ['/p?', '/p?query=ka'],
  ['/p?a?b=c#d?e', '/p?a?b=c&query=ka#d?e'],
])('does not re-encode the other parameters of %s (SEARCH-16)', (address, expected) => {
  expect(productAddress(product({ address }), 'ka')).toBe(expected);
});

test('replaces existing parameters with the same names (SEARCH-16)', () => {
  const address = productAddress(
    product({ address: '/p?query=old&dim1=old', dimension: 'new' }),
    'ka',
  );
  expect(parametersOf(address).getAll('query')).toEqual(['ka']);
  expect(parametersOf(address).getAll('dim1')).toEqual(['new']);
});

test('encodes any typed text and any dimension', () => {
  const text = fc.string({ unit: anyCharacter, maxLength: 200 });
  const url = fc.constantFrom(
    '/p/1',
    '/p/1?',
    '/p/1?site=DE',
    '/p/1#top',
    '?x=1',
    'p/1?a=b?c#d?e#f',
  );
  fc.assert(
    fc.property(text, text, url, (typed, dimension, address) => {
      const parameters = parametersOf(productAddress(product({ address, dimension }), typed));
      expect(parameters.get('query')).toBe(typed.toWellFormed());
      expect(parameters.get('dim1')).toBe(dimension ? dimension.toWellFormed() : null);
    }),
  );
});

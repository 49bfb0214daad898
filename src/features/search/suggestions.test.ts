import * as fc from 'fast-check';
import { productAddress, type ProductSuggestion } from './suggestions.ts';

const product = (given: Partial<ProductSuggestion>): ProductSuggestion => ({
  id: '1',
  title: 'Tasse',
  thumb: undefined,
  url: '/product/1',
  dimension: undefined,
  ...given,
});
const parametersOf = (address: string) => new URL(address, 'http://shop.test').searchParams;

test('a product’s address carries the typed text', () => {
  expect(productAddress(product({}), 'kaf fee')).toBe('/product/1?query=kaf+fee');
});

test('it carries the dimension where there is one', () => {
  expect(productAddress(product({ dimension: 'size-50' }), 'ka')).toBe(
    '/product/1?query=ka&dim1=size-50',
  );
});

test('what the address had already stays: parameters, anchor, host', () => {
  const url = 'https://shop.test/p/1?site=PL&color=a%26b#reviews';
  const address = productAddress(product({ url, dimension: '7' }), 'ka');
  expect(address).toBe('https://shop.test/p/1?site=PL&color=a%26b&query=ka&dim1=7#reviews');
});

test('a query that the address had is replaced, not doubled', () => {
  const address = productAddress(product({ url: '/p?query=old&dim1=old', dimension: 'new' }), 'ka');
  expect(parametersOf(address).getAll('query')).toEqual(['ka']);
  expect(parametersOf(address).getAll('dim1')).toEqual(['new']);
});

test('any typed text and any dimension arrive as they are', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
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
      const parameters = parametersOf(productAddress(product({ url: address, dimension }), typed));
      expect(parameters.get('query')).toBe(typed.toWellFormed());
      expect(parameters.get('dim1')).toBe(dimension ? dimension.toWellFormed() : null);
    }),
  );
});

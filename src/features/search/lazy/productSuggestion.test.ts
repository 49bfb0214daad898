import * as fc from 'fast-check';
import { reloadPage } from '../../../testing/freshPage.ts';
import type { ProductSuggestion } from '../searchSlice.ts';
import { productAddress, storeClickKeys } from './SuggestionList.tsx';

test('a click stores both keys, with one random id (SEARCH-17, HOST-24)', () => {
  storeClickKeys('4711');
  const id = localStorage.getItem('fascia.visit.4711');
  expect(id).toMatch(/^\d+$/);
  expect(localStorage.getItem('fascia.addToBasket.4711')).toBe(id);
  expect(localStorage).toHaveLength(2);
});

test('the id is the same for every product of a page session, and another after a page load (SEARCH-17)', () => {
  storeClickKeys('1');
  storeClickKeys('2');
  const id = localStorage.getItem('fascia.visit.1');
  expect(id).not.toBeNull();
  expect(localStorage.getItem('fascia.visit.2')).toBe(id);
  reloadPage();
  storeClickKeys('3');
  expect(localStorage.getItem('fascia.visit.3')).not.toBe(id);
});

test.each([undefined, '', '-1', ' -1 ', ' '])(
  'the product id %j stores nothing (SEARCH-17)',
  (id) => {
    storeClickKeys(id);
    expect(localStorage).toHaveLength(0);
  },
);

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

test('a product’s address has the typed text (SEARCH-16)', () => {
  expect(productAddress(product({}), 'kaf fee')).toBe('/product/1?query=kaf+fee');
});

test('a product’s address has the product’s dimension (SEARCH-16)', () => {
  expect(productAddress(product({ dimension: 'size-50' }), 'ka')).toBe(
    '/product/1?query=ka&dim1=size-50',
  );
});

test('the host, parameters and anchor of the address stay as they are', () => {
  const url = 'https://shop.test/p/1?site=PL&color=a%26b#reviews';
  expect(productAddress(product({ address: url, dimension: '7' }), 'ka')).toBe(
    'https://shop.test/p/1?site=PL&color=a%26b&query=ka&dim1=7#reviews',
  );
});

test('a query that is in the address already is replaced', () => {
  const address = productAddress(
    product({ address: '/p?query=old&dim1=old', dimension: 'new' }),
    'ka',
  );
  expect(parametersOf(address).getAll('query')).toEqual(['ka']);
  expect(parametersOf(address).getAll('dim1')).toEqual(['new']);
});

test('any typed text and any dimension can be read from the address', () => {
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
      const parameters = parametersOf(productAddress(product({ address, dimension }), typed));
      expect(parameters.get('query')).toBe(typed.toWellFormed());
      expect(parameters.get('dim1')).toBe(dimension ? dimension.toWellFormed() : null);
    }),
  );
});

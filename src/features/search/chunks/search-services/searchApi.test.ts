import * as fc from 'fast-check';
import { ShapeError } from '../../../../foundation/http/errors.ts';
import { malformedBodies } from '../../../../testing/malformedBodies.ts';
import { serveShop } from '../../../../testing/shopServer.ts';
import type { Suggestion } from '../../searchSlice.ts';
import { getSuggestions, parseSuggestions } from './searchApi.ts';

const { callsTo } = serveShop();
const { signal } = new AbortController();

const ofKind = (options: Suggestion[], kind: Suggestion['kind']) =>
  options.filter((option) => option.kind === kind);

const coffee = {
  id: '1',
  title: 'Kaffee',
  imageProductThumb: '/image-delivery/a.svg',
  productViewUrl: '/product/1',
  webshopProductDimensionKey: 'size-50',
};

test('requests ten terms and five products (SEARCH-09)', async () => {
  const { value, leftOut } = await getSuggestions({ query: 'kaffee & tee', site: 'CH_FR' }, signal);
  const [call] = callsTo('/service/searchfrontend/api/suggestions');
  expect(Object.fromEntries(new URL(call?.url ?? '').searchParams)).toEqual({
    q: 'kaffee & tee',
    site: 'CH_FR',
    maxSearchTerms: '10',
    maxProducts: '5',
  });
  expect(leftOut).toEqual([]);
  expect(value).toEqual([]);
});

test('parses all suggestions of the demo shop', async () => {
  const { value, leftOut } = await getSuggestions({ query: 'Chinohose', site: 'DE' }, signal);
  expect(leftOut).toEqual([]);
  expect(ofKind(value, 'term').length).toBeGreaterThan(0);
  expect(ofKind(value, 'product')).toMatchObject([
    { dimension: 'size-50', address: expect.stringMatching(/^\/product\//) },
  ]);
});

test('limits the numbers of terms and products (SEARCH-09)', () => {
  const searchTerms = Array.from({ length: 30 }, (_, index) => ({ searchterm: `term ${index}` }));
  const products = Array.from({ length: 30 }, () => coffee);
  const { value } = parseSuggestions({ searchTerms, products });
  expect([ofKind(value, 'term').length, ofKind(value, 'product').length]).toEqual([10, 5]);
});

test('omits terms and products with more than 500 characters (SEARCH-09)', () => {
  const long = 'a\u0301'.repeat(251);
  const { value } = parseSuggestions({
    searchTerms: [{ searchterm: long }, { searchterm: 'tee' }],
    products: [{ ...coffee, title: long }, coffee],
  });
  expect(value.map((option) => option.text)).toEqual(['tee', 'Kaffee']);
});

test('removes duplicate terms', () => {
  const searchTerms = [{ searchterm: 'tee' }, { searchterm: 'tee' }];
  expect(parseSuggestions({ searchTerms }).value).toEqual([{ kind: 'term', text: 'tee' }]);
});

test.each([
  ['without a title', { ...coffee, title: null }],
  ['with a blank title', { ...coffee, title: ' ' }],
  ['without an address', { ...coffee, productViewUrl: undefined }],
  ['with a hostile address', { ...coffee, productViewUrl: 'javascript:alert(1)' }],
  ['with an address of another host', { ...coffee, productViewUrl: '//evil.test/' }],
  ['that is null', null],
])('omits and reports only a product %s (SEARCH-09)', (_, broken) => {
  const { value, leftOut } = parseSuggestions({ products: [broken, coffee] });
  expect(value).toMatchObject([{ kind: 'product', id: '1' }]);
  expect(leftOut).not.toEqual([]);
});

test('accepts products without an image and a dimension (SEARCH-09)', () => {
  const { value, leftOut } = parseSuggestions({
    products: [{ id: 7, title: 'Tee', productViewUrl: '/t' }],
  });
  expect(value).toEqual([
    {
      kind: 'product',
      id: '7',
      text: 'Tee',
      address: '/t',
      thumbnail: undefined,
      dimension: undefined,
    },
  ]);
  expect(leftOut).toEqual([]);
});

test.each(malformedBodies)('rejects %s', (_, body) => {
  let parsed: unknown = body;
  try {
    parsed = JSON.parse(body);
  } catch {
    // axios returns such a body as text.
  }
  expect(() => parseSuggestions(parsed)).toThrow(ShapeError);
});

/** The displayed values of a response, or an empty list if the response is rejected. */
function shownOf(body: unknown): unknown[] {
  try {
    const { value } = parseSuggestions(body);
    return value.flatMap((option) =>
      option.kind === 'product' ? [option.text, option.address] : [option.text],
    );
  } catch (error) {
    return error instanceof ShapeError ? [] : [error];
  }
}

test('returns only non-blank texts for a body of any shape', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (searchTerms, products) => {
      for (const shown of shownOf({ searchTerms, products })) {
        expect(typeof shown === 'string' && shown.trim() !== '').toBe(true);
      }
    }),
  );
});

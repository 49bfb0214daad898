import * as fc from 'fast-check';
import { ShapeError } from '../../foundation/http/errors.ts';
import { malformedBodies } from '../../testing/malformedBodies.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { getSuggestions, parseSuggestions } from './suggestionsApi.ts';

const { callsTo } = serveShop();
const { signal } = new AbortController();

const coffee = {
  id: '1',
  title: 'Kaffee',
  imageProductThumb: '/image-delivery/a.svg',
  productViewUrl: '/product/1',
  webshopProductDimensionKey: 'size-50',
};

test('the shop is asked for ten terms and five products', async () => {
  const { value, leftOut } = await getSuggestions({ query: 'kaffee & tee', site: 'CH_FR' }, signal);
  const [call] = callsTo('/service/searchfrontend/api/suggestions');
  expect(Object.fromEntries(new URL(call?.url ?? '').searchParams)).toEqual({
    q: 'kaffee & tee',
    site: 'CH_FR',
    maxSearchTerms: '10',
    maxProducts: '5',
  });
  expect(leftOut).toEqual([]);
  expect(value).toEqual({ terms: [], products: [] });
});

test('the shop’s answer is read whole', async () => {
  const { value, leftOut } = await getSuggestions({ query: 'Chinohose', site: 'DE' }, signal);
  expect(leftOut).toEqual([]);
  expect(value.terms.length).toBeGreaterThan(0);
  expect(value.products).toMatchObject([
    { dimension: 'size-50', url: expect.stringMatching(/^\/product\//) },
  ]);
});

test('a shop that answers more than it was asked for is cut', () => {
  const searchTerms = Array.from({ length: 30 }, (_, place) => ({ searchterm: `term ${place}` }));
  const products = Array.from({ length: 30 }, () => coffee);
  const { value } = parseSuggestions({ searchTerms, products });
  expect([value.terms.length, value.products.length]).toEqual([10, 5]);
});

test('a term that is said twice is shown once', () => {
  const searchTerms = [{ searchterm: 'tee' }, { searchterm: 'tee' }];
  expect(parseSuggestions({ searchTerms }).value.terms).toEqual(['tee']);
});

test.each([
  ['without a title', { ...coffee, title: null }],
  ['with a blank title', { ...coffee, title: ' ' }],
  ['without an address', { ...coffee, productViewUrl: undefined }],
  ['with a hostile address', { ...coffee, productViewUrl: 'javascript:alert(1)' }],
  ['with an address of another host', { ...coffee, productViewUrl: '//evil.test/' }],
  ['that is null', null],
])('a product %s is left out, and told; the others stay', (_, broken) => {
  const { value, leftOut } = parseSuggestions({ products: [broken, coffee] });
  expect(value.products.map(({ id }) => id)).toEqual(['1']);
  expect(leftOut).not.toEqual([]);
});

test('what a product can do without may be missing', () => {
  const { value, leftOut } = parseSuggestions({
    products: [{ id: 7, title: 'Tee', productViewUrl: '/t' }],
  });
  expect(value.products).toEqual([
    { id: '7', title: 'Tee', url: '/t', thumb: undefined, dimension: undefined },
  ]);
  expect(leftOut).toEqual([]);
});

test.each(malformedBodies)('%s is no answer', (_, body) => {
  let parsed: unknown = body;
  try {
    parsed = JSON.parse(body);
  } catch {
    // axios hands such a body over as text.
  }
  expect(() => parseSuggestions(parsed)).toThrow(ShapeError);
});

/** What of an answer can be shown, or that it was refused. */
function shownOf(body: unknown): unknown[] {
  try {
    const { terms, products } = parseSuggestions(body).value;
    return [...terms, ...products.flatMap(({ title, url }) => [title, url])];
  } catch (error) {
    return error instanceof ShapeError ? [] : [error];
  }
}

test('of an answer of any shape nothing but texts can be shown', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (searchTerms, products) => {
      for (const shown of shownOf({ searchTerms, products })) {
        expect(typeof shown === 'string' && shown.trim() !== '').toBe(true);
      }
    }),
  );
});

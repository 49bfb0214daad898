/** @jest-environment node */
import * as fc from 'fast-check';
import { products } from '../catalogue/catalogue.ts';
import { createShop } from '../shop.ts';
import { sites } from '../sites.ts';
import { createShopper } from '../testing/createShopper.ts';
import { normalizeText } from './normalizeText.ts';

async function suggestionsOf(query: string, more = '') {
  const q = encodeURIComponent(query);
  const path = `/service/searchfrontend/api/suggestions?q=${q}${more}`;
  return (await createShopper(createShop().fetch).get(path)).json();
}

function termsOf(response: { searchTerms: { searchterm: string }[] }): string[] {
  return response.searchTerms.map(({ searchterm }) => searchterm);
}

test('ignores case, accents and extra spaces', async () => {
  const expected = await suggestionsOf('kávé', '&site=HU');
  expect(termsOf(expected)).toContain('kávé');
  for (const query of ['KAVE', 'Kávé', ' kave ']) {
    expect(await suggestionsOf(query, '&site=HU')).toEqual(expected);
  }
});

test('letters without a decomposition match their plain counterparts', () => {
  expect(normalizeText('Straße')).toBe('strasse');
  expect(normalizeText('Łyżka')).toBe('lyzka');
  expect(normalizeText('FINCAN Işığı İNCE')).toBe('fincan isigi ince');
});

test('terms that start with the query come before terms that contain it', async () => {
  const terms = termsOf(await suggestionsOf('espresso', '&site=DE&maxSearchTerms=20'));
  const isPrefixMatch = terms.map((term) => term.startsWith('espresso'));
  expect(isPrefixMatch).toContain(false);
  expect(isPrefixMatch).toEqual(isPrefixMatch.toSorted((a, b) => Number(b) - Number(a)));
});

test('finds a product by its category and links to its page on the site', async () => {
  const { products: found } = await suggestionsOf('świec', '&site=PL');
  expect(found).toEqual([
    {
      id: '30106',
      title: 'Świeca zapachowa figa i cedr',
      imageProductThumb: '/image-delivery/products/fig-candle.svg',
      productViewUrl: '/product/30106?site=PL',
    },
  ]);
  const { products: lamps } = await suggestionsOf('Leuchten', '&site=DE');
  expect(lamps.map(({ id }: { id: string }) => id)).toEqual(['30101', '30102']);
});

test('a product of several sizes or colours has a dimension key', async () => {
  const { products: found } = await suggestionsOf('Chinohose');
  expect(found).toMatchObject([{ webshopProductDimensionKey: 'size-50' }]);
});

test('respects the requested limits and has defaults', async () => {
  const byDefault = await suggestionsOf('e');
  expect([byDefault.searchTerms.length, byDefault.products.length]).toEqual([10, 5]);
  const limited = await suggestionsOf('e', '&maxSearchTerms=3&maxProducts=0');
  expect([limited.searchTerms.length, limited.products.length]).toEqual([3, 0]);
});

test('finds nothing for an empty query or one without a match', async () => {
  for (const query of ['', '   ', 'qqqq', '.*']) {
    expect(await suggestionsOf(query)).toEqual({ searchTerms: [], products: [] });
  }
});

test('finds every product by any part of its title', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...products),
      fc.constantFrom(...sites),
      fc.nat(),
      async (product, site, at) => {
        const fetch = createShop().fetch;
        const catalogue = await (
          await createShopper(fetch).get(`/demo/catalogue?site=${site}`)
        ).json();
        const { title } = catalogue.products.find(({ id }: { id: string }) => id === product.id);
        const start = at % (title.length - 2);
        const query = encodeURIComponent(title.slice(start).toWellFormed());
        const path = `/demo/catalogue?site=${site}&query=${query}`;
        const { products: found } = await (await createShopper(fetch).get(path)).json();
        expect(found.map(({ id }: { id: string }) => id)).toContain(product.id);
      },
    ),
    { numRuns: 10 },
  );
});

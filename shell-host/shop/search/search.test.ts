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

function termsOf(answer: { searchTerms: { searchterm: string }[] }): string[] {
  return answer.searchTerms.map(({ searchterm }) => searchterm);
}

test('case, accents and surplus spaces don’t matter', async () => {
  const expected = await suggestionsOf('kávé', '&site=HU');
  expect(termsOf(expected)).toContain('kávé');
  for (const query of ['KAVE', 'Kávé', ' kave ']) {
    expect(await suggestionsOf(query, '&site=HU')).toEqual(expected);
  }
});

test('letters that are no accented ones are found by their plain neighbours', () => {
  expect(normalizeText('Straße')).toBe('strasse');
  expect(normalizeText('Łyżka')).toBe('lyzka');
  expect(normalizeText('FINCAN Işığı İNCE')).toBe('fincan isigi ince');
});

test('what begins with the text comes before what only holds it', async () => {
  const terms = termsOf(await suggestionsOf('espresso', '&site=DE&maxSearchTerms=20'));
  const begins = terms.map((term) => term.startsWith('espresso'));
  expect(begins).toContain(false);
  expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
});

test('an article is found by its category too, and leads to its page on the site', async () => {
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

test('an article of several sizes or colours names its dimension', async () => {
  const { products: found } = await suggestionsOf('Chinohose');
  expect(found).toMatchObject([{ webshopProductDimensionKey: 'size-50' }]);
});

test('no more is answered than was asked for, and the usual numbers without asking', async () => {
  const usual = await suggestionsOf('e');
  expect([usual.searchTerms.length, usual.products.length]).toEqual([10, 5]);
  const few = await suggestionsOf('e', '&maxSearchTerms=3&maxProducts=0');
  expect([few.searchTerms.length, few.products.length]).toEqual([3, 0]);
});

test('no text, or one that nothing holds, finds nothing', async () => {
  for (const query of ['', '   ', 'qqqq', '.*']) {
    expect(await suggestionsOf(query)).toEqual({ searchTerms: [], products: [] });
  }
});

test('every article is found by any part of its title', async () => {
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
    { numRuns: 40 },
  );
});

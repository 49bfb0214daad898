import { categories, products } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/catalogue.ts';
import type { Site } from '../catalogue/languages.ts';
import { pathTo } from '../categoryTree.ts';
import { textFor } from '../textFor.ts';
import { rankOf, searchText } from './searchText.ts';

/** The articles that a query finds in a site's language, the best first; an empty query finds none. */
export function findProducts(query: string, site: Site): Product[] {
  return best(products, query, (product) => [
    textFor(site, product.title),
    ...categoryTitles(product, site),
  ]);
}

/** The search terms that begin with or hold a query, the best first. */
export function findTerms(query: string, site: Site): string[] {
  return best(termsOf(site), query, (term) => [term]);
}

function categoryTitles(product: Product, site: Site): string[] {
  const path = pathTo(product.subcategory);
  return categories
    .filter(({ slug }) => path.includes(slug))
    .map((category) => textFor(site, category.title));
}

/** What one can search for: the categories, and the articles by their names without sizes. */
function termsOf(site: Site): string[] {
  const topics = categories.filter(({ parent }) => parent !== 'sale');
  const names = products.map((product) => textFor(site, product.title).replace(/, .*$/, ''));
  return [...new Set([...topics.map((category) => textFor(site, category.title)), ...names])];
}

function best<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => string[],
): Item[] {
  const wanted = searchText(query);
  if (wanted === '') return [];
  return items
    .flatMap((item) => {
      const ranks = textsOf(item).map((text) => rankOf(searchText(text), wanted));
      const found = ranks.filter((rank) => rank !== null);
      return found.length > 0 ? [{ item, rank: Math.min(...found) }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

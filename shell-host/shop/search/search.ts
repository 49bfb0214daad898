import { categories, products } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/catalogue.ts';
import { categoryPath } from '../catalogue/categoryTree.ts';
import { localize } from '../localize.ts';
import type { Site } from '../sites.ts';
import { matchRank, normalizeText } from './normalizeText.ts';

/** The articles that a query finds in a site's language, the best first; an empty query finds none. */
export function findProducts(query: string, site: Site): Product[] {
  return rank(products, query, (product) => [
    localize(site, product.title),
    ...categoryTitles(product, site),
  ]);
}

/** The search terms that begin with or hold a query, the best first. */
export function findTerms(query: string, site: Site): string[] {
  return rank(termsOf(site), query, (term) => [term]);
}

function categoryTitles(product: Product, site: Site): string[] {
  const path = categoryPath(product.subcategory);
  return categories
    .filter(({ slug }) => path.includes(slug))
    .map((category) => localize(site, category.title));
}

/** What one can search for: the categories, and the articles by their names without sizes. */
function termsOf(site: Site): string[] {
  const topics = categories.filter(({ parent }) => parent !== 'sale');
  const names = products.map((product) => localize(site, product.title).replace(/, .*$/, ''));
  return [...new Set([...topics.map((category) => localize(site, category.title)), ...names])];
}

function rank<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => string[],
): Item[] {
  const wanted = normalizeText(query);
  if (wanted === '') return [];
  return items
    .flatMap((item) => {
      const ranks = textsOf(item).map((text) => matchRank(normalizeText(text), wanted));
      const found = ranks.filter((rank) => rank !== null);
      return found.length > 0 ? [{ item, rank: Math.min(...found) }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

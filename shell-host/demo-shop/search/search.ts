import { categories, products } from '../catalogue/catalogue.ts';
import { categoryPath, categoryTitle } from '../catalogue/categoryTree.ts';
import type { Product } from '../catalogue/product.ts';
import { localize } from '../localize.ts';
import type { Site } from '../sites.ts';
import { matchRank, normalizeText } from './normalizeText.ts';

/** Returns the products that match a query in the site's language, best match first. Empty for an empty query. */
export function findProducts(query: string, site: Site): Product[] {
  return rank(products, query, (product) => [
    localize(site, product.title),
    ...categoryPath(product.subcategory).map((slug) => categoryTitle(site, slug)),
  ]);
}

/** Returns the search terms that match a query, best match first. */
export function findTerms(query: string, site: Site): string[] {
  return rank(allTerms(site), query, (term) => [term]);
}

/** All terms that the search can suggest: category titles, and product titles without their sizes. */
function allTerms(site: Site): string[] {
  const searchable = categories.filter(({ parent }) => parent !== 'sale');
  const names = products.map((product) => localize(site, product.title).replace(/, .*$/, ''));
  return [...new Set([...searchable.map((category) => localize(site, category.title)), ...names])];
}

function rank<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => string[],
): Item[] {
  const normalizedQuery = normalizeText(query);
  if (normalizedQuery === '') return [];
  return items
    .flatMap((item) => {
      const ranks = textsOf(item).map((text) => matchRank(normalizeText(text), normalizedQuery));
      const matches = ranks.filter((each) => each !== null);
      return matches.length > 0 ? [{ item, bestRank: Math.min(...matches) }] : [];
    })
    .toSorted((a, b) => a.bestRank - b.bestRank)
    .map(({ item }) => item);
}

import { categories, products } from './catalogue/catalogue.ts';
import type { Category, Product } from './catalogue/catalogue.ts';

/** The slugs of a category and of those above it, itself first. */
export function pathTo(slug: string): string[] {
  const parent = categories.find((category) => category.slug === slug)?.parent;
  return parent ? [slug, ...pathTo(parent)] : [slug];
}

/** The categories right below one, or the roots for null. */
export function childrenOf(parent: string | null): Category[] {
  return categories.filter((category) => category.parent === parent);
}

/** The articles of a category and of all below it; `sale` and `sale-…` hold the reduced ones, `all` everything. */
export function productsIn(slug: string): Product[] {
  return products.filter((product) => isIn(product, slug));
}

function isIn(product: Product, slug: string): boolean {
  if (slug === 'all') return true;
  if (slug === 'sale') return product.salePrice !== undefined;
  if (slug.startsWith('sale-')) return isIn(product, 'sale') && `sale-${product.category}` === slug;
  return pathTo(product.subcategory).includes(slug);
}

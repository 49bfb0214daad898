import { localize } from '../localize.ts';
import type { Site } from '../sites.ts';
import { categories, products } from './catalogue.ts';
import type { Category } from './category.ts';
import type { Product } from './product.ts';

/** Returns the slugs of a category and of its ancestors, the category first. */
export function categoryPath(slug: string): string[] {
  const parent = categories.find((category) => category.slug === slug)?.parent;
  return parent ? [slug, ...categoryPath(parent)] : [slug];
}

/** Returns the title of a category in the language of a site, or the slug if the category is unknown. */
export function categoryTitle(site: Site, slug: string): string {
  const category = categories.find((each) => each.slug === slug);
  return category ? localize(site, category.title) : slug;
}

/** Returns the children of a category, or the roots for `null`. */
export function childCategories(parent: string | null): Category[] {
  return categories.filter((category) => category.parent === parent);
}

/**
 * Returns the products of a category and its descendants. Two kinds of category are computed: `all` contains every
 * product, and `sale` and `sale-<category>` contain the reduced products.
 */
export function productsInCategory(slug: string): Product[] {
  return products.filter((product) => isInCategory(product, slug));
}

function isInCategory(product: Product, slug: string): boolean {
  if (slug === 'all') return true;
  if (slug === 'sale') return product.salePrice !== undefined;
  if (slug.startsWith('sale-'))
    return isInCategory(product, 'sale') && `sale-${product.category}` === slug;
  return categoryPath(product.subcategory).includes(slug);
}

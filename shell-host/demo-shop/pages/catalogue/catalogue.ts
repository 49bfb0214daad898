import type { CatalogueCategory as Category } from '../../wireTypes.ts';

export type {
  Catalogue,
  CatalogueCategory as Category,
  CatalogueProduct as Product,
} from '../../wireTypes.ts';

/** Returns a category with its ancestors, the root first. Empty for an unknown slug. */
export function pathTo(categories: readonly Category[], slug: string): Category[] {
  const category = categories.find((one) => one.slug === slug);
  if (!category) return [];
  return [...(category.parent ? pathTo(categories, category.parent) : []), category];
}

import type { CategorySlug } from './categoryParents.ts';

/** What is the same for a product in every language; the words stand in `words/`. */
export interface Fact {
  id: string;
  subcategory: CategorySlug;
  /** Price in euro cents; the other currencies follow from it. */
  euro: number;
  /** Reduced price in euro cents. */
  sale?: number;
  stock: number;
  /** 20 where nothing is said. */
  itemLimit?: number;
  isNew?: boolean;
  dimensionKey?: string;
}

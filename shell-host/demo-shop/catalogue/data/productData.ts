import type { CategorySlug } from './categoryParents.ts';

/** The data of a product that do not depend on the language. Its texts are in `texts/`. */
export interface ProductData {
  id: string;
  subcategory: CategorySlug;
  /** The price. Prices in other currencies are derived from it. */
  euroCents: number;
  /** The reduced price. */
  saleEuroCents?: number;
  stock: number;
  /** Default: 20. */
  itemLimit?: number;
  isNew?: boolean;
  dimensionKey?: string;
}

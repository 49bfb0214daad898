import { products } from './catalogue/catalogue.ts';
import type { Product } from './catalogue/catalogue.ts';

/** The article of a product id, and of an article number where one is given. */
export function productOf(wanted: { productId: string; tcm?: string }): Product | undefined {
  return products.find(
    ({ id, tcm }) => id === wanted.productId && (wanted.tcm === undefined || tcm === wanted.tcm),
  );
}

import { products } from './catalogue.ts';
import type { Product } from './product.ts';

/** Finds a product by its id and, if given, its article number (`tcm`). */
export function findProduct(key: { productId: string; tcm?: string }): Product | undefined {
  return products.find(
    ({ id, tcm }) => id === key.productId && (key.tcm === undefined || tcm === key.tcm),
  );
}

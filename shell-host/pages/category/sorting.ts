import type { Product } from '../catalogue/catalogue.ts';

/** The orders that a list of articles can stand in; the first is the shop's own. */
export const orders = ['usual', 'cheap', 'dear'] as const;

export type Order = (typeof orders)[number];

/** What an address says on it: `?sort=cheap`. */
export function orderOf(query: URLSearchParams): Order {
  const asked = query.get('sort');
  return orders.find((order) => order === asked) ?? 'usual';
}

const priceNow = ({ price, salePrice = price }: Product) => salePrice;

/** The articles by what they cost now; those of one price stay as they stood. */
export function sorted(products: readonly Product[], order: Order): readonly Product[] {
  if (order === 'usual') return products;
  const sign = order === 'cheap' ? 1 : -1;
  return products.toSorted((a, b) => sign * (priceNow(a) - priceNow(b)));
}

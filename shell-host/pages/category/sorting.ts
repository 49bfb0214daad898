import type { Product } from '../catalogue/catalogue.ts';

/** The orders that a list of articles can stand in; the first is the shop's own. */
export const sortOrders = ['usual', 'cheap', 'dear'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** What an address says on it: `?sort=cheap`. */
export function sortOrderOf(query: URLSearchParams): SortOrder {
  const value = query.get('sort');
  return sortOrders.find((order) => order === value) ?? 'usual';
}

const currentPrice = ({ price, salePrice = price }: Product) => salePrice;

/** The articles by what they cost now; those of one price stay as they stood. */
export function sortProducts(products: readonly Product[], order: SortOrder): readonly Product[] {
  if (order === 'usual') return products;
  const sign = order === 'cheap' ? 1 : -1;
  return products.toSorted((a, b) => sign * (currentPrice(a) - currentPrice(b)));
}

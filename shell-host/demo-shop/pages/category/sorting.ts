import type { Product } from '../catalogue/catalogue.ts';

/** The sort orders of a list of articles; the first is the shop's own. */
export const sortOrders = ['default', 'cheap', 'dear'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** The sort order in an address, such as `?sort=cheap`. */
export function sortOrderOf(query: URLSearchParams): SortOrder {
  const value = query.get('sort');
  return sortOrders.find((order) => order === value) ?? 'default';
}

const currentPrice = ({ price, salePrice = price }: Product) => salePrice;

/** Sorts articles by their current price; those of the same price keep their order. */
export function sortProducts(products: readonly Product[], order: SortOrder): readonly Product[] {
  if (order === 'default') return products;
  const sign = order === 'cheap' ? 1 : -1;
  return products.toSorted((a, b) => sign * (currentPrice(a) - currentPrice(b)));
}

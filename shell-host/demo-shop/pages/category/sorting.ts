import type { Product } from '../catalogue/catalogue.ts';

/** The sort orders of a list of articles. The first one is the shop's own. */
export const sortOrders = ['default', 'cheap', 'dear'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** Returns the sort order of a URL, such as `?sort=cheap`. */
export function sortOrderOf(query: URLSearchParams): SortOrder {
  const value = query.get('sort');
  return sortOrders.find((order) => order === value) ?? 'default';
}

const currentPrice = ({ price, salePrice = price }: Product) => salePrice;

/** Sorts articles by their current price. The sort is stable. */
export function sortProducts(products: readonly Product[], order: SortOrder): readonly Product[] {
  if (order === 'default') return products;
  const sign = order === 'cheap' ? 1 : -1;
  return products.toSorted((a, b) => sign * (currentPrice(a) - currentPrice(b)));
}

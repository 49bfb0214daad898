import { nameOfPair, splitAddress } from '../../../../foundation/browser/page/splitAddress.ts';
import type { ProductSuggestion } from '../../searchSlice.ts';

/**
 * The product's page, with the typed text and the product's dimension if it has one (SEARCH-16). Its own parameters
 * stay as they are written; only those of the same names are replaced (SEARCH-16).
 */
export function productAddress(
  { address, dimension }: Pick<ProductSuggestion, 'address' | 'dimension'>,
  typed: string,
): string {
  const { path, query, hash } = splitAddress(address);
  const added = new URLSearchParams({ query: typed, ...(dimension && { dim1: dimension }) });
  const own = query ? query.split('&').filter((pair) => !added.has(nameOfPair(pair))) : [];
  return `${path}?${[...own, added].join('&')}${hash}`;
}

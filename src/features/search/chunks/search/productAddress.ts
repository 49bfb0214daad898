import { nameOfPair, splitAddress } from '../../../../foundation/browser/page/splitAddress.ts';
import type { ProductSuggestion } from '../../searchSlice.ts';

/**
 * The address of the product's page with the typed text and the product's dimension as parameters (SEARCH-16). Replaces
 * parameters with the same names and does not re-encode the others.
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

import type { ProductSuggestion } from '../../searchSlice.ts';

/**
 * The product's page, with the typed text and the product's dimension if it has one (SEARCH-16). Its own parameters
 * stay as they are written; only those of the same names are replaced (SEARCH-34).
 */
export function productAddress(
  { address, dimension }: Pick<ProductSuggestion, 'address' | 'dimension'>,
  typed: string,
): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const added = new URLSearchParams({ query: typed, ...(dimension && { dim1: dimension }) });
  const isOwn = (pair: string) => {
    const [name = ''] = new URLSearchParams(pair).keys();
    return !added.has(name);
  };
  const own = query ? query.split('&').filter(isOwn) : [];
  return `${path}?${[...own, added].join('&')}${hash}`;
}

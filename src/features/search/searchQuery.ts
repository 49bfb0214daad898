import { DE_TERMS_PAGE } from '../../foundation/sites/pages.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** The longest query, in UTF-16 units as `maxlength` counts them (SEARCH-03). */
export const MAX_QUERY_LENGTH = 200;

/** The search of a site that leads to a page of its own, in lower case (SEARCH-02). */
const fixedPages: Partial<Record<Site, { query: string; address: string }>> = {
  DE: { query: 'agb', address: DE_TERMS_PAGE },
};

/** At most 200 characters of a text; a character of two units at the end is not cut in half (SEARCH-03). */
export function cutQuery(text: string): string {
  const isHalved = /^[\udc00-\udfff]/.test(text.slice(MAX_QUERY_LENGTH));
  const cut = text.slice(0, MAX_QUERY_LENGTH);
  return isHalved ? cut.replace(/[\ud800-\udbff]$/, '') : cut;
}

/** What is searched for: the cut text, without spaces if it holds only digits and spaces (SEARCH-04). */
export function submittedQuery(text: string): string {
  const query = cutQuery(text);
  return /^[\d\s]*$/.test(query) ? query.replace(/\s/g, '') : query;
}

/** The address that a text leads to: the results page, or on DE the page of `agb`. Undefined for an empty text. */
export function searchAddress(text: string, site: Site): string | undefined {
  const query = submittedQuery(text);
  if (!query) return undefined;
  const fixed = fixedPages[site];
  return query.trim().toLowerCase() === fixed?.query
    ? fixed.address
    : `/search?${new URLSearchParams({ query, site })}`;
}

/** The query in the page's address, or an empty text (SEARCH-06). */
export function queryOfPage(): string {
  return cutQuery(new URLSearchParams(window.location.search).get('query') ?? '');
}

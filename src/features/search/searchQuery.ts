import { sites, type Site } from '../../foundation/sites/sites.ts';

/** The longest query that the results page takes, in UTF-16 units as `maxlength` counts them (H§5). */
export const MAX_QUERY_LENGTH = 200;

/** Searches that have a page of their own, by site; in lower case (H§2). */
const fixedPages: Partial<Record<Site, Record<string, string>>> = {
  DE: { agb: sites.DE.links.terms },
};

/** At most 200 characters of a text, and not half of one at its end (H§5). */
export function cutQuery(text: string): string {
  const isHalved = /^[\udc00-\udfff]/.test(text.slice(MAX_QUERY_LENGTH));
  const cut = text.slice(0, MAX_QUERY_LENGTH);
  return isHalved ? cut.replace(/[\ud800-\udbff]$/, '') : cut;
}

/** What a text searches for: cut, and without spaces if it holds only digits and spaces (H§5). */
export function submittedQuery(text: string): string {
  const query = cutQuery(text);
  return /^[\d\s]*$/.test(query) ? query.replace(/\s/g, '') : query;
}

/** Where a text leads: to the results page, or on DE to the fixed page of `agb` (H§2). Empty leads nowhere. */
export function searchAddress(text: string, site: Site): string | undefined {
  const query = submittedQuery(text);
  if (!query) return undefined;
  const page = new Map(Object.entries(fixedPages[site] ?? {})).get(query.trim().toLowerCase());
  return page ?? `/search?${new URLSearchParams({ query, site })}`;
}

/** The query of the page's address; the box begins with it (H§2). */
export function queryOfPage(): string {
  return cutQuery(new URLSearchParams(window.location.search).get('query') ?? '');
}

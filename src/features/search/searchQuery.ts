import { searchShortcuts } from '#shop/navigation.ts';
import { useCallback, useEffect, useRef } from 'react';
import { onAddressChange, pageAddress } from '../../foundation/browser/page/pageAddress.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import type { GivenAddresses } from '../../foundation/sites/givenAddresses.ts';
import { headerAddress } from '../../foundation/sites/headerAddress.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { withoutInvisible } from '../../foundation/untrusted/typedText.ts';
import { foldText } from './foldText.ts';

/** The longest query, in UTF-16 units as `maxlength` counts them (SEARCH-03). */
export const MAX_QUERY_LENGTH = 200;

/**
 * At most 200 characters of a text without invisible ones (SEARCH-06); a character of two units at the end is not cut in half
 * (SEARCH-03).
 */
export function cutQuery(typed: string): string {
  const text = withoutInvisible(typed);
  const isHalved = /^[\udc00-\udfff]/.test(text.slice(MAX_QUERY_LENGTH));
  const cut = text.slice(0, MAX_QUERY_LENGTH);
  return isHalved ? cut.replace(/[\ud800-\udbff]$/, '') : cut;
}

/** What is searched for: the cut text, without spaces if it holds only digits and spaces (SEARCH-03). */
export function submittedQuery(text: string): string {
  const query = cutQuery(text);
  return /^[\d\s]*$/.test(query) ? query.replace(/\s/g, '') : query;
}

/** The page that a text opens if it is one of the site's shortcuts, such as `agb` (SEARCH-02). */
export function shortcutPage(text: string, site: Site): string | undefined {
  const wanted = foldText(`${site} ${text.trim()}`);
  return Object.entries(searchShortcuts).find(([key]) => foldText(key) === wanted)?.[1];
}

/**
 * The address that a text leads to: the results page, or that of one of the site's shortcuts. Undefined for an empty
 * text.
 *
 * @param addresses What the host gives.
 */
export function searchAddress(
  text: string,
  site: Site,
  addresses?: GivenAddresses,
): string | undefined {
  const query = submittedQuery(text);
  if (!query) return undefined;
  const page = shortcutPage(query, site);
  if (page) return page;
  return `${headerAddress('search', site, addresses)}?${new URLSearchParams({ query, site })}`;
}

/**
 * The query in the page's address, or an empty text (SEARCH-06).
 *
 * @param path The page's path, where the host sets it.
 */
export function queryOfPage(path?: string): string {
  return cutQuery(new URLSearchParams(pageAddress(path).search).get('query') ?? '');
}

/**
 * Calls `onNewPage` when a client router, or back or forward, has led to another page. An anchor or another parameter,
 * such as a filter, does not make a new page.
 *
 * @returns to be called before the box leads to another page: the box shows that page's query afterwards, also where
 *   it is the one that was known last.
 */
export function useNewPage(onNewPage: () => void): () => void {
  const { path } = useModule();
  /** Path and query of the page; empty where the box has led to another one, undefined before the first. */
  const page = useRef<string>(undefined);
  useEffect(() => {
    const compare = () => {
      const before = page.current;
      page.current = `${pageAddress(path).pathname}?${queryOfPage(path)}`;
      if (before !== undefined && page.current !== before) onNewPage();
    };
    compare();
    return onAddressChange(compare);
  }, [path, onNewPage]);
  return useCallback(() => {
    page.current = '';
  }, []);
}

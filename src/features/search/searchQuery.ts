import { searchShortcuts } from '#shop/navigation.ts';
import { useCallback, useEffect, useRef } from 'react';
import { onAddressChange, pageAddress } from '../../foundation/browser/page/pageAddress.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import type { GivenAddresses } from '../../foundation/sites/givenAddresses.ts';
import { addressOf } from '../../foundation/sites/address.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { withoutInvisible } from '../../foundation/untrusted/typedText.ts';
import { foldText } from './foldText.ts';

/** Maximum length of a query in UTF-16 code units, the unit of `maxlength` (SEARCH-03). */
export const MAX_QUERY_LENGTH = 200;

/**
 * Removes invisible characters (SEARCH-06) and truncates the text to the maximum length. Does not split a surrogate
 * pair at the end (SEARCH-03).
 */
export function truncateQuery(typed: string): string {
  const text = withoutInvisible(typed);
  const splitsPair = /^[\udc00-\udfff]/.test(text.slice(MAX_QUERY_LENGTH));
  const truncated = text.slice(0, MAX_QUERY_LENGTH);
  return splitsPair ? truncated.replace(/[\ud800-\udbff]$/, '') : truncated;
}

/** The query for a typed text: truncated, and without spaces if it consists of digits and spaces (SEARCH-03). */
export function submittedQuery(text: string): string {
  const query = truncateQuery(text);
  return /^[\d\s]*$/.test(query) ? query.replace(/\s/g, '') : query;
}

/** The page that a text opens if the text is one of the site's shortcuts, such as `agb` (SEARCH-02). */
export function shortcutPage(text: string, site: Site): string | undefined {
  const wanted = foldText(`${site} ${text.trim()}`);
  return Object.entries(searchShortcuts).find(([key]) => foldText(key) === wanted)?.[1];
}

/**
 * The address that a search opens: the results page or the page of a shortcut. `undefined` if the text is empty.
 *
 * @param addresses The addresses that the host sets.
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
  return `${addressOf('search', site, addresses)}?${new URLSearchParams({ query, site })}`;
}

/**
 * The query in the page's address, or an empty text (SEARCH-06).
 *
 * @param path The page's path if the host sets it.
 */
export function queryOfPage(path?: string): string {
  return truncateQuery(new URLSearchParams(pageAddress(path).search).get('query') ?? '');
}

/**
 * Calls `onNewPage` when a client router or the browser's history has opened another page. A different anchor or a
 * different parameter, such as a filter, is still the same page.
 *
 * @returns A function to call before the box navigates. `onNewPage` is then called for the next page even if its path
 *   and query have not changed.
 */
export function useNewPage(onNewPage: () => void): () => void {
  const { path } = useModule();
  /** Path and query of the page. Empty after the box has navigated, `undefined` before the first effect. */
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

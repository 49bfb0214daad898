import { useCallback, useEffect, useRef } from 'react';
import { onAddressChange } from '../../foundation/browser/pageAddress.ts';
import { queryOfPage } from './searchQuery.ts';

/** Identifies a page by its address. An anchor or another parameter, such as a filter, does not make a new page. */
const currentPage = () => `${window.location.pathname}?${queryOfPage()}`;
const UNKNOWN = '';

/**
 * Calls `onNewPage` when a client router, or back or forward, has led to another page.
 *
 * @returns to be called before the box leads to another page: not every browser reports the address that a
 *   client router sets, and back then leads to the page that was known last.
 */
export function useNewPage(onNewPage: () => void): () => void {
  const page = useRef(UNKNOWN);
  useEffect(() => {
    page.current = currentPage();
    return onAddressChange(() => {
      const before = page.current;
      page.current = currentPage();
      if (page.current !== before) onNewPage();
    });
  }, [onNewPage]);
  return useCallback(() => {
    page.current = UNKNOWN;
  }, []);
}

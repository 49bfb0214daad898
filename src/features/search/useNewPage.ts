import { useCallback, useEffect, useRef } from 'react';
import { onAddressChange } from '../../foundation/browser/pageAddress.ts';
import { queryOfPage } from './searchQuery.ts';

/** The page that the address names; an anchor, or a filter that a page keeps there, makes no other one. */
const pageOf = () => `${window.location.pathname}?${queryOfPage()}`;
const UNKNOWN = '';

/**
 * Calls when a client router, back or forward has brought another page: to a visitor it is one that was
 * loaded.
 *
 * @returns to be called when the box sends the visitor somewhere: not every browser tells that the address
 *   has changed, and then back leads to the page that was here before.
 */
export function useNewPage(onNewPage: () => void): () => void {
  const page = useRef(UNKNOWN);
  useEffect(() => {
    page.current = pageOf();
  }, []);
  useEffect(
    () =>
      onAddressChange(() => {
        const before = page.current;
        page.current = pageOf();
        if (page.current !== before) onNewPage();
      }),
    [onNewPage],
  );
  return useCallback(() => {
    page.current = UNKNOWN;
  }, []);
}

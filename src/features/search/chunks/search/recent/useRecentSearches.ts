import { useLayoutEffect, useState, type RefObject } from 'react';
import { hostDocument } from '../../../../../foundation/browser/page/hostGlobals.ts';
import { listen } from '../../../../../foundation/browser/page/listen.ts';
import { onVisitorChanged } from '../../../../../foundation/browser/visit/visitor.ts';
import { useModule } from '../../../../../foundation/sites/moduleContext.ts';
import { addRecentSearch, recentSearches, removeRecentSearches } from '../../../recentSearches.ts';
import type { SearchBoxModel } from '../../../searchBoxReducer.ts';

/** The recent searches below an empty search field (SEARCH-50). */
export interface RecentSearchesView {
  queries: readonly string[];
  isOpen: boolean;
  /** Stores a search that was chosen from a list. */
  add: (query: string) => void;
  /** Removes one search, or all searches if `query` is missing. */
  remove: (query?: string) => void;
}

const NONE: readonly string[] = [];

/**
 * Reads the recent searches each time the visitor enters the box, because another tab may have changed them. Stores
 * submitted searches.
 */
export function useRecentSearches({ field, view, variant }: SearchBoxModel): RecentSearchesView {
  const { text, isDismissed } = view;
  const { site } = useModule();
  const isWithin = useFocusWithin(field);
  const [queries, setQueries] = useState(NONE);
  const isEmpty = text === '';
  const isWanted = isWithin && isEmpty;
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setQueries(recentSearches(site));
  }

  // Empties the list if the host reports the change, because the former visitor's searches may not have been removed
  // from storage yet (SEARCH-52).
  useLayoutEffect(
    () => onVisitorChanged((isReported) => setQueries(isReported ? NONE : recentSearches(site))),
    [site],
  );

  // A listener on the form itself runs before React's, and thus before the box navigates.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input?.form) return undefined;
    return listen(input.form, { submit: () => addRecentSearch(input.value, site) });
  }, [field, site]);

  return {
    queries,
    isOpen: queries.length > 0 && isEmpty && !isDismissed && (isWithin || variant === 'flyout'),
    add: (query) => addRecentSearch(query, site),
    remove(query) {
      removeRecentSearches(site, query);
      setQueries(recentSearches(site));
    },
  };
}

/** Whether the focus is in a search field, in its buttons, or in the content below it. */
function useFocusWithin(field: RefObject<HTMLInputElement | null>): boolean {
  const [isWithin, setIsWithin] = useState(false);
  useLayoutEffect(() => {
    const box = field.current?.form?.parentElement;
    if (!box) return undefined;
    // The field may have received the focus before this code was loaded.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsWithin(box.contains(hostDocument.activeElement));
    return listen(box, {
      focusin: () => setIsWithin(true),
      focusout: ({ relatedTarget }) => setIsWithin(box.contains(relatedTarget as Node | null)),
    });
  }, [field]);
  return isWithin;
}

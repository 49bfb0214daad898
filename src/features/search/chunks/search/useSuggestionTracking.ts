import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { track } from '../../../../foundation/browser/page/dataLayer.ts';
import { listen } from '../../../../foundation/browser/page/listen.ts';
import { useModule } from '../../../../foundation/sites/moduleContext.ts';
import type { SearchBoxModel } from '../../searchBoxReducer.ts';
import { searchAddress } from '../../searchQuery.ts';
import type { Suggestion } from '../../searchSlice.ts';

/**
 * Tracks in the data layer that suggestions are shown, and then once whether the visitor accepted one or ignored all of
 * them (HOST-22). Submitting another search and leaving the box count as ignoring. Never tracks the typed text.
 *
 * @returns A function to call with the clicked option and its index.
 */
export function useSuggestionTracking({
  view,
  field,
}: SearchBoxModel): (option: Suggestion, index: number) => void {
  const { options, isOpen, isFocused, isPointerInside, highlightedIndex } = view;
  const { site } = useModule();
  const isShownReported = useRef(false);
  const isEngaged = isFocused || (isOpen && isPointerInside);
  const isSeen = isOpen && isEngaged;

  useEffect(() => {
    if (!isSeen || isShownReported.current) return;
    isShownReported.current = true;
    const terms = options.filter(({ kind }) => kind === 'term').length;
    track({ event: 'search_suggestions_shown', terms, products: options.length - terms });
  }, [isSeen, options]);

  const trackEnd = useCallback((accepted: Suggestion | undefined, index: number) => {
    if (!isShownReported.current) return;
    isShownReported.current = false;
    track(
      accepted
        ? { event: 'search_suggestion_accepted', kind: accepted.kind, position: index + 1 }
        : { event: 'search_suggestions_ignored' },
    );
  }, []);

  // A listener on the form itself runs before React's, and thus before the box navigates.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input?.form) return undefined;
    return listen(input.form, {
      submit() {
        if (!searchAddress(input.value, site)) return;
        trackEnd(isOpen ? options[highlightedIndex] : undefined, highlightedIndex);
      },
    });
  }, [field, site, options, isOpen, highlightedIndex, trackEnd]);

  useEffect(() => {
    if (!isEngaged) return undefined;
    return () => trackEnd(undefined, -1);
  }, [isEngaged, trackEnd]);
  return trackEnd;
}

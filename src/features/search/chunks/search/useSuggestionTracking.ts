import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { track } from '../../../../foundation/browser/page/dataLayer.ts';
import { listen } from '../../../../foundation/browser/page/listen.ts';
import { useModule } from '../../../../foundation/sites/moduleContext.ts';
import type { SearchBoxModel } from '../../searchBoxReducer.ts';
import { searchAddress } from '../../searchQuery.ts';
import type { Suggestion } from '../../searchSlice.ts';

/**
 * Pushes to the data layer (HOST-22) that suggestions are shown, and then once that one was accepted or that all
 * were ignored: by a search for something else, or when the visitor leaves. Never what was typed.
 *
 * @returns to be called when an option was clicked, with its index.
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

  // A listener of the form itself runs before React's: before the box leads to another page.
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

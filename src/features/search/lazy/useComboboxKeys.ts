import { useLayoutEffect, type RefObject } from 'react';
import { listen } from '../../../foundation/browser/listen.ts';
import { isComposing } from '../isComposing.ts';
import type { SearchBoxEvent, SearchBoxView } from '../searchBoxReducer.ts';

/** They move the cursor in the text. */
const CURSOR_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);
const CLEAR_HIGHLIGHT: SearchBoxEvent = { type: 'highlightMoved', option: undefined };

/** What a key does to the list; undefined if it only concerns the field. */
function eventsOfKey(
  { key, altKey }: KeyboardEvent,
  { options, isOpen, highlightedIndex }: SearchBoxView,
  typed: string,
): SearchBoxEvent[] | undefined {
  if (options.length === 0) return undefined;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (altKey) return [{ type: 'listToggled', isDismissed: key === 'ArrowUp' }];
    const option =
      key === 'ArrowDown'
        ? options[(highlightedIndex + 1) % options.length]
        : options.at(Math.max(highlightedIndex, 0) - 1);
    return [{ type: 'highlightMoved', option }];
  }
  if (key !== 'Escape' || !isOpen) return undefined;
  const close: SearchBoxEvent[] = [{ type: 'listToggled', isDismissed: true }];
  if (highlightedIndex < 0) return close;
  return [CLEAR_HIGHLIGHT, { type: 'textReplaced', text: typed }, ...close];
}

/**
 * The keys of a combobox with a list (ARIA Authoring Practices): they reach the list while the field has the focus.
 *
 * @param typed What was typed; the field may show the highlighted option's text instead.
 */
export function useComboboxKeys(
  field: RefObject<HTMLInputElement | null>,
  view: SearchBoxView,
  typed: string,
  dispatch: (event: SearchBoxEvent) => void,
): void {
  // A listener of the field itself runs before React's, so the box can see what was handled here.
  useLayoutEffect(() => {
    if (!field.current) return undefined;
    return listen(field.current, {
      keydown(event) {
        if (isComposing(event)) return;
        if (CURSOR_KEYS.has(event.key)) dispatch(CLEAR_HIGHLIGHT);
        const events = eventsOfKey(event, view, typed);
        if (!events) return;
        event.preventDefault();
        for (const boxEvent of events) dispatch(boxEvent);
      },
    });
  }, [field, view, typed, dispatch]);
}

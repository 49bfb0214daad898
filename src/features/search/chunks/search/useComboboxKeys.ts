import { useLayoutEffect } from 'react';
import { isComposing } from '../../../../foundation/browser/page/keys.ts';
import { listen } from '../../../../foundation/browser/page/listen.ts';
import type { SearchBoxEvent, SearchBoxModel, SearchBoxView } from '../../searchBoxReducer.ts';

/** Keys that move the text cursor. */
const CURSOR_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** The event that a key triggers in the list, or `undefined` if the key only affects the field. */
function eventOfKey(
  { key, altKey }: KeyboardEvent,
  { options, isOpen, highlightedIndex }: SearchBoxView,
): SearchBoxEvent | undefined {
  if (options.length === 0) return undefined;
  if (key === 'Escape' && isOpen) return { type: 'escapePressed' };
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (altKey) return { type: 'listToggled', isDismissed: key === 'ArrowUp' };
  const option =
    key === 'ArrowDown'
      ? options[(highlightedIndex + 1) % options.length]
      : options.at(Math.max(highlightedIndex, 0) - 1);
  return { type: 'highlightMoved', option };
}

/** Handles the keys of a combobox (ARIA Authoring Practices). The focus stays in the field. */
export function useComboboxKeys({ field, view, dispatch }: SearchBoxModel): void {
  // A listener on the field itself runs before React's, so the box can check `defaultPrevented`.
  useLayoutEffect(() => {
    if (!field.current) return undefined;
    return listen(field.current, {
      keydown(event) {
        if (isComposing(event)) return;
        if (CURSOR_KEYS.has(event.key)) dispatch({ type: 'highlightMoved', option: undefined });
        const boxEvent = eventOfKey(event, view);
        if (!boxEvent) return;
        event.preventDefault();
        dispatch(boxEvent);
      },
    });
  }, [field, view, dispatch]);
}

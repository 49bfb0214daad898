import type { Suggestion } from './searchSlice.ts';

/** In the header the list lies over the page; in the icon's flyout it is below the box and has terms only (SEARCH-28). */
export type SearchVariant = 'overlay' | 'flyout';

/** The local state of one search box. The query that is sent to the shop, and the answer, are in the store. */
export interface SearchBoxState {
  /** The field's text: typed, from the page's address, or copied from the highlighted option. */
  text: string;
  /** By the arrow keys. */
  highlighted: Suggestion | undefined;
  isFocused: boolean;
  /** Whether the pointer is inside the list's panel. */
  isPointerInside: boolean;
  /** Closed until something is typed, an arrow key is pressed, or the field gets the focus again. */
  isDismissed: boolean;
}

/** What a search box shows. */
export interface SearchBoxView extends SearchBoxState {
  /** The options of the list; empty until the shop has answered. */
  options: readonly Suggestion[];
  isOpen: boolean;
  /** Index of the highlighted option, or -1. */
  highlightedIndex: number;
}

export type SearchBoxEvent =
  | { type: 'textTyped' | 'textReplaced'; text: string }
  | { type: 'focusChanged'; isFocused: boolean }
  | { type: 'pointerMoved'; isPointerInside: boolean }
  | { type: 'highlightMoved'; option: Suggestion | undefined }
  | { type: 'listToggled'; isDismissed: boolean };

export const emptySearchBox: SearchBoxState = {
  text: '',
  highlighted: undefined,
  isFocused: false,
  isPointerInside: false,
  isDismissed: false,
};

export function searchBoxReducer(state: SearchBoxState, event: SearchBoxEvent): SearchBoxState {
  const { isDismissed } = state;
  switch (event.type) {
    case 'textTyped':
      return { ...emptySearchBox, text: event.text, isFocused: state.isFocused };
    case 'textReplaced':
      return { ...state, text: event.text };
    case 'focusChanged':
      return { ...state, isFocused: event.isFocused, isDismissed: !event.isFocused && isDismissed };
    case 'pointerMoved':
      return { ...state, isPointerInside: event.isPointerInside };
    case 'highlightMoved':
      return {
        ...state,
        text: event.option?.text ?? state.text,
        highlighted: event.option,
        isDismissed: !event.option && isDismissed,
      };
    case 'listToggled':
      return {
        ...state,
        // Browsers do not report that the pointer leaves a panel that is closed under it.
        isPointerInside: state.isPointerInside && !event.isDismissed,
        isDismissed: event.isDismissed,
      };
  }
}

const NO_OPTIONS: readonly Suggestion[] = [];

/** @param suggestions For the typed text; undefined until the shop has answered. */
export function searchBoxView(
  state: SearchBoxState,
  suggestions: readonly Suggestion[] | undefined,
  variant: SearchVariant,
): SearchBoxView {
  const options = suggestions ?? NO_OPTIONS;
  // SEARCH-23, SEARCH-24
  const mayOpen = state.isFocused || state.isPointerInside || variant === 'flyout';
  return {
    ...state,
    options,
    isOpen: options.length > 0 && !state.isDismissed && mayOpen,
    highlightedIndex: options.findIndex((option) => option === state.highlighted),
  };
}

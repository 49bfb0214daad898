import type { RefObject } from 'react';
import { withoutInvisible } from '../../foundation/untrusted/typedText.ts';
import type { FoundSuggestions, Suggestion } from './searchSlice.ts';

/**
 * In the header, the list overlays the page. In the icon's flyout, it is below the box and has only terms (SEARCH-28).
 */
export type SearchVariant = 'overlay' | 'flyout';

/** The state of one search box. The suggestions for the typed text are in the store. */
export interface SearchBoxState {
  /** The field's text: typed, taken from the page's address, or copied from the highlighted option. */
  text: string;
  /** The text that the visitor has typed, for which suggestions are shown. */
  typed: string;
  /** The option that the arrow keys have selected. */
  highlighted: Suggestion | undefined;
  /** Index of the last option that the pointer has moved over since the last keystroke, or -1. */
  hoveredRow: number;
  /** The options up to the active one, which responses do not move (SEARCH-60). */
  pinnedRows: readonly Suggestion[];
  isFocused: boolean;
  /** Whether the pointer is inside the list's panel. */
  isPointerInside: boolean;
  /** Whether the list is closed until the visitor types, presses an arrow key, or focuses the field again. */
  isDismissed: boolean;
}

/** The state of a search box together with its suggestions. */
export interface SearchBoxView extends SearchBoxState, FoundSuggestions {
  isOpen: boolean;
  /** Index of the highlighted option, or -1. */
  highlightedIndex: number;
}

export type SearchBoxEvent =
  | { type: 'textTyped' | 'textReplaced'; text: string }
  /** An input method is composing the text: no suggestions are requested yet (SEARCH-12). */
  | { type: 'textComposed'; text: string }
  /** A client router has opened a page with this query in its address. */
  | { type: 'pageChanged'; query: string; hasFocus: boolean }
  | { type: 'queryCleared' }
  | { type: 'focusChanged'; isFocused: boolean }
  | { type: 'pointerMoved'; isPointerInside: boolean }
  | { type: 'rowHovered'; row: number }
  /** A response has arrived. `options` are the options that were shown until then. */
  | { type: 'responseArrived'; options: readonly Suggestion[] }
  | { type: 'highlightMoved'; option: Suggestion | undefined }
  | { type: 'listToggled'; isDismissed: boolean }
  | { type: 'escapePressed' };

/** The parts of a search box that the content below its field needs. */
export interface SearchBoxModel {
  /** The listbox's id, which is the prefix of its options' ids. */
  id: string;
  variant: SearchVariant;
  view: SearchBoxView;
  field: RefObject<HTMLInputElement | null>;
  dispatch: (event: SearchBoxEvent) => void;
}

export const emptySearchBox: SearchBoxState = {
  text: '',
  typed: '',
  highlighted: undefined,
  hoveredRow: -1,
  pinnedRows: [],
  isFocused: false,
  isPointerInside: false,
  isDismissed: false,
};

/** Index of the option that the visitor is about to choose: the highlighted one, else the one under the pointer. */
function activeRow({ highlighted, hoveredRow }: SearchBoxState, options: readonly Suggestion[]) {
  const highlightedIndex = options.findIndex((option) => option === highlighted);
  return highlightedIndex >= 0 ? highlightedIndex : hoveredRow;
}

export function searchBoxReducer(state: SearchBoxState, event: SearchBoxEvent): SearchBoxState {
  const { isDismissed } = state;
  switch (event.type) {
    case 'textTyped': {
      const text = withoutInvisible(event.text);
      return { ...emptySearchBox, text, typed: text, isFocused: state.isFocused };
    }
    case 'textReplaced':
    case 'textComposed':
      return { ...state, text: event.text };
    case 'pageChanged':
      // Does not replace a text that the visitor is typing.
      if (event.hasFocus && state.typed) return state;
      return { ...state, text: event.query, typed: '' };
    case 'queryCleared':
      return { ...state, typed: '' };
    case 'focusChanged':
      return { ...state, isFocused: event.isFocused, isDismissed: !event.isFocused && isDismissed };
    case 'pointerMoved':
      return { ...state, isPointerInside: event.isPointerInside, hoveredRow: -1 };
    case 'rowHovered':
      return { ...state, hoveredRow: event.row };
    case 'responseArrived':
      return { ...state, pinnedRows: event.options.slice(0, activeRow(state, event.options) + 1) };
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
        // Browsers send no leave event if the panel closes under the pointer.
        isPointerInside: state.isPointerInside && !event.isDismissed,
        isDismissed: event.isDismissed,
      };
    case 'escapePressed':
      return {
        ...state,
        text: state.highlighted ? state.typed : state.text,
        highlighted: undefined,
        isPointerInside: false,
        isDismissed: true,
      };
  }
}

const isSame = (one: Suggestion, other: Suggestion) =>
  one.text === other.text &&
  (one.kind === 'term'
    ? other.kind === 'term'
    : other.kind === 'product' && one.address === other.address);

/**
 * Merges a response into the displayed list without moving the pinned rows (SEARCH-60). The result has no more rows of
 * a kind than the response, unless more rows of that kind are pinned.
 *
 * @param pinned The active row and all rows above it.
 */
export function mergeResponse(
  pinned: readonly Suggestion[],
  response: readonly Suggestion[],
): readonly Suggestion[] {
  const active = pinned.at(-1);
  if (!active) return response;
  // Products are below the terms on narrow pages, so an additional term would move an active product.
  const isBelow = ({ kind }: Suggestion) => active.kind === 'term' || kind === 'product';
  const others = response.filter(
    (option) => isBelow(option) && !pinned.some((each) => isSame(each, option)),
  );
  const ofKind = (kind: Suggestion['kind']) => {
    const isKind = (option: Suggestion) => option.kind === kind;
    const pinnedOfKind = pinned.filter(isKind);
    const length = Math.max(pinnedOfKind.length, response.filter(isKind).length);
    return [...pinnedOfKind, ...others.filter(isKind)].slice(0, length);
  };
  return [...ofKind('term'), ...ofKind('product')];
}

/** @param found The suggestions for the typed text. */
export function searchBoxView(
  state: SearchBoxState,
  { options: found, hasResponse }: FoundSuggestions,
  variant: SearchVariant,
): SearchBoxView {
  const options = hasResponse ? mergeResponse(state.pinnedRows, found) : found;
  // SEARCH-23
  const mayOpen = state.isFocused || state.isPointerInside || variant === 'flyout';
  return {
    ...state,
    options,
    hasResponse,
    isOpen: options.length > 0 && !state.isDismissed && mayOpen,
    highlightedIndex: options.findIndex((option) => option === state.highlighted),
  };
}

import type { RefObject } from 'react';
import { withoutInvisible } from '../../foundation/untrusted/typedText.ts';
import type { FoundSuggestions, Suggestion } from './searchSlice.ts';

/** In the header the list lies over the page; in the icon's flyout it is below the box and has terms only (SEARCH-28). */
export type SearchVariant = 'overlay' | 'flyout';

/** The state of one search box. What the shop suggests for the typed text is in the store. */
export interface SearchBoxState {
  /** The field's text: typed, from the page's address, or copied from the highlighted option. */
  text: string;
  /** The text that the visitor has typed, for which suggestions are shown. */
  typed: string;
  /** The option that the arrow keys have selected. */
  highlighted: Suggestion | undefined;
  /** Index of the option over which the pointer was moved since the last keystroke, or -1. */
  pointedRow: number;
  /** The first options, which the last response has not moved (SEARCH-60). */
  keptRows: readonly Suggestion[];
  isFocused: boolean;
  /** Whether the pointer is inside the list's panel. */
  isPointerInside: boolean;
  /** Closed until something is typed, an arrow key is pressed, or the field gets the focus again. */
  isDismissed: boolean;
}

/** What a search box shows. */
export interface SearchBoxView extends SearchBoxState, FoundSuggestions {
  isOpen: boolean;
  /** Index of the highlighted option, or -1. */
  highlightedIndex: number;
}

export type SearchBoxEvent =
  | { type: 'textTyped' | 'textReplaced'; text: string }
  /** An input method has changed the text but not finished it: no suggestions are requested yet (SEARCH-12). */
  | { type: 'textComposed'; text: string }
  /** A client router has led to a page with this query in its address. */
  | { type: 'pageChanged'; query: string; hasFocus: boolean }
  | { type: 'queryCleared' }
  | { type: 'focusChanged'; isFocused: boolean }
  | { type: 'pointerMoved'; isPointerInside: boolean }
  | { type: 'rowPointed'; row: number }
  /** The shop responds while these options are shown. */
  | { type: 'responseArrived'; options: readonly Suggestion[] }
  | { type: 'highlightMoved'; option: Suggestion | undefined }
  | { type: 'listToggled'; isDismissed: boolean }
  | { type: 'escapePressed' };

/** A search box, for the content below its field. */
export interface SearchBoxModel {
  /** The listbox's id; the ids of its options begin with it. */
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
  pointedRow: -1,
  keptRows: [],
  isFocused: false,
  isPointerInside: false,
  isDismissed: false,
};

/** Index of the option at which the visitor aims: the highlighted one, else that under the pointer. */
function activeRow({ highlighted, pointedRow }: SearchBoxState, options: readonly Suggestion[]) {
  const highlightedIndex = options.findIndex((option) => option === highlighted);
  return highlightedIndex >= 0 ? highlightedIndex : pointedRow;
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
      // The visitor is typing.
      if (event.hasFocus && state.typed) return state;
      return { ...state, text: event.query, typed: '' };
    case 'queryCleared':
      return { ...state, typed: '' };
    case 'focusChanged':
      return { ...state, isFocused: event.isFocused, isDismissed: !event.isFocused && isDismissed };
    case 'pointerMoved':
      return { ...state, isPointerInside: event.isPointerInside, pointedRow: -1 };
    case 'rowPointed':
      return { ...state, pointedRow: event.row };
    case 'responseArrived':
      return { ...state, keptRows: event.options.slice(0, activeRow(state, event.options) + 1) };
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
 * Merges a response into the displayed list without moving the row at which the visitor aims (SEARCH-60). The list gets no
 * more rows of a kind than the response has, unless more are kept.
 *
 * @param kept The rows that must not move: the active one and all above it.
 */
export function keepRows(
  kept: readonly Suggestion[],
  response: readonly Suggestion[],
): readonly Suggestion[] {
  const active = kept.at(-1);
  if (!active) return response;
  // On narrow pages products are below the terms: one more of these would move them.
  const isBelow = ({ kind }: Suggestion) => active.kind === 'term' || kind === 'product';
  const others = response.filter(
    (option) => isBelow(option) && !kept.some((each) => isSame(each, option)),
  );
  const ofKind = (kind: Suggestion['kind']) => {
    const isKind = (option: Suggestion) => option.kind === kind;
    const keptOnes = kept.filter(isKind);
    const length = Math.max(keptOnes.length, response.filter(isKind).length);
    return [...keptOnes, ...others.filter(isKind)].slice(0, length);
  };
  return [...ofKind('term'), ...ofKind('product')];
}

/** @param found What is suggested for the typed text. */
export function searchBoxView(
  state: SearchBoxState,
  { options: found, isAnswered }: FoundSuggestions,
  variant: SearchVariant,
): SearchBoxView {
  const options = isAnswered ? keepRows(state.keptRows, found) : found;
  // SEARCH-23
  const mayOpen = state.isFocused || state.isPointerInside || variant === 'flyout';
  return {
    ...state,
    options,
    isAnswered,
    isOpen: options.length > 0 && !state.isDismissed && mayOpen,
    highlightedIndex: options.findIndex((option) => option === state.highlighted),
  };
}

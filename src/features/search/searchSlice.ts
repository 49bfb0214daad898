import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Site } from '../../foundation/sites/sites.ts';
import type { Suggestions } from './suggestions.ts';

/** Where something was typed: a page may have more than one box, and one of them was typed in last. */
interface Typed {
  box: string;
  text: string;
}

export interface SearchState {
  typed: Typed;
  /** How often something was typed; the same text again is a new question to the visitor's eyes. */
  turn: number;
  /** What the shop suggests for what was typed; never for anything else. */
  found: { site: Site; suggestions: Suggestions } | null;
  /** Whether the cache key was called for: once a page (H§7). */
  cacheKeyFired: boolean;
}

/** A store that holds the search. */
export interface SearchRootState {
  search: SearchState;
}

const initialState: SearchState = {
  typed: { box: '', text: '' },
  turn: 0,
  found: null,
  cacheKeyFired: false,
};

const isSame = (typed: Typed, { box, text }: Typed) => typed.box === box && typed.text === text;

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    queryTyped: (state, { payload }: PayloadAction<Typed>) => {
      if (!isSame(state.typed, payload)) state.found = null;
      state.typed = payload;
      state.turn += 1;
    },
    suggestionsArrived: (
      state,
      { payload }: PayloadAction<{ typed: Typed; site: Site; suggestions: Suggestions }>,
    ) => {
      const { typed, site, suggestions } = payload;
      if (isSame(state.typed, typed)) state.found = { site, suggestions };
    },
    cacheKeyFired: (state) => {
      state.cacheKeyFired = true;
    },
  },
  selectors: {
    /** What was typed into a box; empty where another one was typed in since. */
    selectTyped: ({ typed }, box: string) => (typed.box === box ? typed.text : ''),
    selectTurn: ({ turn }) => turn,
    /** What is suggested for what was typed into a box. */
    selectSuggestions: ({ typed, found }, box: string, site: Site) =>
      typed.box === box && found?.site === site ? found.suggestions : undefined,
  },
});

export const { queryTyped, suggestionsArrived, cacheKeyFired } = searchSlice.actions;
export const { selectTyped, selectTurn, selectSuggestions } = searchSlice.selectors;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Site } from '../../foundation/sites/sites.ts';

export interface ProductSuggestion {
  kind: 'product';
  text: string;
  /** Undefined if the service sent none; `-1` is not an id either. */
  id: string | undefined;
  /** Address of its picture, not yet checked. */
  thumbnail: string | undefined;
  /** Address of its own page, safe to follow. */
  address: string;
  /** The size or colour that was found (`webshopProductDimensionKey`). */
  dimension: string | undefined;
}

/** One option of the list under a search box: a search term or a product. */
export type Suggestion = { kind: 'term'; text: string } | ProductSuggestion;

/** What was typed, and into which box: a page may have more than one. */
interface Query {
  /** The box' id. */
  box: string;
  text: string;
}

interface ReceivedSuggestions {
  query: Query;
  site: Site;
  suggestions: readonly Suggestion[];
  /** Of earlier answers, until the shop has answered for this query (SEARCH-60). */
  isProvisional?: true | undefined;
}

export interface SearchState {
  /** What was typed last on this page. */
  query: Query;
  /** The answer to the query; null until it is there. */
  received: ReceivedSuggestions | null;
}

export interface SearchRootState {
  search: SearchState;
}

const isSame = (query: Query, { box, text }: Query) => query.box === box && query.text === text;

export const searchSlice = createSlice({
  name: 'search',
  initialState: { query: { box: '', text: '' }, received: null } as SearchState,
  reducers: {
    queryTyped: (state, { payload }: PayloadAction<Query>) => {
      if (!isSame(state.query, payload)) state.received = null;
      state.query = payload;
    },
    /** An answer counts only if its query is still the current one (SEARCH-12). */
    suggestionsReceived: (state, { payload }: PayloadAction<ReceivedSuggestions>) =>
      isSame(state.query, payload.query) ? { ...state, received: payload } : state,
  },
  selectors: {
    /** What was typed into a box; empty if another box was typed into since. */
    selectQuery: ({ query }, box: string) => (query.box === box ? query.text : ''),
    /** What a site suggests for the text in a box; undefined until it has answered. */
    selectSuggestions: ({ received }, box: string, site: Site) =>
      received?.query.box === box && received.site === site ? received.suggestions : undefined,
  },
});

export const { queryTyped, suggestionsReceived } = searchSlice.actions;
export const { selectQuery, selectSuggestions } = searchSlice.selectors;

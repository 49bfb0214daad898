import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Site } from '../../foundation/sites/sites.ts';
import { partsOf } from './termParts.ts';

export interface ProductSuggestion {
  kind: 'product';
  text: string;
  /** `undefined` if it is missing. `-1` is not a valid id either. */
  id: string | undefined;
  /** Address of the product's picture, not validated. */
  thumbnail: string | undefined;
  /** Validated address of the product's page. */
  address: string;
  /** The size or colour that matches the search (`webshopProductDimensionKey`). */
  dimension: string | undefined;
}

/** One option of the list under a search box: a search term or a product. */
export type Suggestion = { kind: 'term'; text: string } | ProductSuggestion;

/** A typed text and the site of the search box. */
export interface SuggestionsRequest {
  query: string;
  site: Site;
}

/** The responses by site and query, newest last. */
export type SearchState = Readonly<Record<string, readonly Suggestion[]>>;

export interface SearchRootState {
  search: SearchState;
}

/** Maximum number of cached responses, more than a visitor needs on one page. */
const MAX_RESPONSES = 50;

const keyOf = ({ query, site }: SuggestionsRequest) => `${site} ${query}`;

export const searchSlice = createSlice({
  name: 'search',
  initialState: {} as SearchState,
  reducers: {
    suggestionsReceived: (
      state,
      { payload }: PayloadAction<SuggestionsRequest & { suggestions: readonly Suggestion[] }>,
    ): SearchState => {
      const newest = Object.entries(state as SearchState).slice(1 - MAX_RESPONSES);
      return { ...Object.fromEntries(newest), [keyOf(payload)]: payload.suggestions };
    },
  },
});

export const { suggestionsReceived } = searchSlice.actions;

/** Whether suggestions are requested for a text. At least 2 characters, not all of them blank (SEARCH-08). */
export const isLongEnough = (query: string) => query.length >= 2 && query.trim() !== '';

/** The suggestions for a text. */
export interface FoundSuggestions {
  options: readonly Suggestion[];
  /** Whether the cache has a response for this text. Otherwise the options are from the response for a shorter text. */
  hasResponse: boolean;
}

const NO_SUGGESTIONS: FoundSuggestions = { options: [], hasResponse: false };

/**
 * Finds the suggestions for a text in the cached responses, terms first. If the text has no response yet, uses the
 * response for its longest prefix and filters out the options that do not contain the text (SEARCH-60).
 *
 * @param isTermsOnly Whether to leave out products (SEARCH-28).
 */
export function findSuggestions(
  state: SearchState,
  { query, site }: SuggestionsRequest,
  isTermsOnly = false,
): FoundSuggestions {
  if (!isLongEnough(query)) return NO_SUGGESTIONS;
  for (let { length } = query; length > 0; length -= 1) {
    const { [keyOf({ query: query.slice(0, length), site })]: response } = state;
    if (!response) continue;
    const hasResponse = length === query.length;
    const options = response.filter(
      ({ kind, text }) =>
        (hasResponse || partsOf(text, query).match !== '') && !(isTermsOnly && kind === 'product'),
    );
    return { options, hasResponse };
  }
  return NO_SUGGESTIONS;
}

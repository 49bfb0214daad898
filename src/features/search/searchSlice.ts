import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Site } from '../../foundation/sites/sites.ts';
import { partsOf } from './termParts.ts';

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

/** A text for which a site suggests something. */
export interface SuggestionsRequest {
  query: string;
  site: Site;
}

/** The responses of the page, by site and query. The last one is the newest. */
export type SearchState = Readonly<Record<string, readonly Suggestion[]>>;

export interface SearchRootState {
  search: SearchState;
}

/** Maximum number of responses that are kept: more than a visitor needs on one page. */
const MAX_RESPONSES = 50;

const keyOf = ({ query, site }: SuggestionsRequest) => `${site} ${query}`;

export const searchSlice = createSlice({
  name: 'search',
  initialState: {} as SearchState,
  reducers: {
    /** The shop has responded to a request. */
    suggestionsReceived: (
      state,
      { payload }: PayloadAction<SuggestionsRequest & { suggestions: readonly Suggestion[] }>,
    ): SearchState => {
      const kept = Object.entries(state as SearchState).slice(1 - MAX_RESPONSES);
      return { ...Object.fromEntries(kept), [keyOf(payload)]: payload.suggestions };
    },
  },
});

export const { suggestionsReceived } = searchSlice.actions;

/** Whether suggestions are requested for a text: from 2 characters on, and not for blanks alone (SEARCH-08). */
export const isLongEnough = (query: string) => query.length >= 2 && query.trim() !== '';

/** What is suggested for a text. */
export interface FoundSuggestions {
  options: readonly Suggestion[];
  /** Whether the shop has responded for this text. Until then the options come from the response for a shorter one. */
  isAnswered: boolean;
}

const NOTHING: FoundSuggestions = { options: [], isAnswered: false };

/**
 * What the page's responses suggest for a text, terms first. If the text has no response, these are the suggestions for its
 * longest prefix with a response, without those that do not contain the text (SEARCH-60).
 *
 * @param isTermsOnly Whether to leave out products (SEARCH-28).
 */
export function findSuggestions(
  state: SearchState,
  { query, site }: SuggestionsRequest,
  isTermsOnly = false,
): FoundSuggestions {
  if (!isLongEnough(query)) return NOTHING;
  for (let { length } = query; length > 0; length -= 1) {
    const { [keyOf({ query: query.slice(0, length), site })]: response } = state;
    if (!response) continue;
    const isAnswered = length === query.length;
    const options = response.filter(
      ({ kind, text }) =>
        (isAnswered || partsOf(text, query).match !== '') && !(isTermsOnly && kind === 'product'),
    );
    return { options, isAnswered };
  }
  return NOTHING;
}

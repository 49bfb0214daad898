import type { Store } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Site } from '../../foundation/sites/sites.ts';
import type { SearchVariant } from './panelProps.ts';
import { requestSuggestions } from './requestSuggestions.ts';
import {
  selectSuggestions,
  selectTurn,
  selectTyped,
  suggestionsArrived,
  type SearchRootState,
} from './searchSlice.ts';
import { createSuggestionSource, type SuggestionSource } from './suggestionSource.ts';
import { rowsOf, type Suggestion } from './suggestions.ts';

/** One a page: a question that was answered in one box is not asked again in another. */
const sources = new WeakMap<Store, SuggestionSource>();

function sourceOf(store: Store): SuggestionSource {
  const source = sources.get(store) ?? createSuggestionSource();
  sources.set(store, source);
  return source;
}

const NO_ROWS: readonly Suggestion[] = [];

interface Asked {
  box: string;
  site: Site;
  variant: SearchVariant;
  focused: boolean;
  /** Where the suggestions come from; by default from the shop. */
  source?: SuggestionSource;
}

/**
 * The rows for what was typed into a box. The next keystroke, clearing, leaving the box and unmounting end
 * the request and its retries (contract §4).
 */
export function useSuggestions({ box, site, variant, focused, source }: Asked) {
  const store = useStore<SearchRootState>();
  const asked = source ?? sourceOf(store);
  const typed = useSelector((state: SearchRootState) => selectTyped(state, box));
  const turn = useSelector(selectTurn);
  const found = useSelector((state: SearchRootState) => selectSuggestions(state, box, site));
  const isAnswered = found !== undefined;

  useEffect(() => {
    if (!focused || isAnswered) return undefined;
    return requestSuggestions({ query: typed, site }, asked, (suggestions) => {
      const question = { box, text: typed };
      store.dispatch(suggestionsArrived({ typed: question, site, suggestions }));
    });
  }, [store, asked, box, site, typed, focused, isAnswered]);

  const rows = useMemo(() => (found ? rowsOf(found, variant) : NO_ROWS), [found, variant]);
  return { typed, turn, rows, isAnswered };
}

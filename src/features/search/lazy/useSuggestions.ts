import { useEffect, type RefObject } from 'react';
import { useSelector, useStore } from 'react-redux';
import { lazyPart } from '../../../foundation/browser/lazyPart.ts';
import { FetchError, ResponseError } from '../../../foundation/http/errors.ts';
import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { SuggestionsRequest } from '../api/searchApi.ts';
import type { SearchVariant } from '../searchBoxReducer.ts';
import { cutQuery } from '../searchQuery.ts';
import {
  selectSuggestions,
  suggestionsReceived,
  type SearchRootState,
  type Suggestion,
} from '../searchSlice.ts';
import { keepRows, keyOf, knownSuggestions, pageAnswers } from './knownSuggestions.ts';

/** Whether a call may succeed when repeated: after an error status or no answer, not after an error in our code. */
function isTransient(error: unknown): boolean {
  if (error instanceof ResponseError) return error.status >= 400;
  return error instanceof FetchError && error.reason !== 'aborted';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(new FetchError('aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

/**
 * Repeats a call while it fails with a status of 400 or above, or without an answer (SEARCH-11). The call has to
 * observe the signal too.
 *
 * @throws what the last try threw; `FetchError('aborted')` when aborted between two tries.
 */
export async function retry<T>(
  call: () => Promise<T>,
  { moreTries, delayMs, signal }: { moreTries: number; delayMs: number; signal: AbortSignal },
): Promise<T> {
  for (let triesLeft = moreTries; ; triesLeft -= 1) {
    if (signal.aborted) throw new FetchError('aborted');
    try {
      return await call();
    } catch (error) {
      if (triesLeft <= 0 || !isTransient(error)) throw error;
    }
    if (!signal.aborted) await pause(delayMs, signal);
  }
}

/** Time without a keystroke before a request; at most 200 ms (SEARCH-10). */
const TYPING_PAUSE_MS = 120;
/** SEARCH-11 */
const RETRIES = { moreTries: 4, delayMs: 2000 };

type Api = Pick<typeof import('../api/searchApi.ts'), 'getSuggestions' | 'parseSuggestions'>;

const operation = { module: 'search', operation: 'suggestions' };
const searchApi = lazyPart<Api>(
  operation,
  () => import(/* webpackChunkName: "search-services" */ '../api/searchApi.ts'),
);

/** SEARCH-08; blanks alone are not a text. */
export const isLongEnough = (query: string) => query.length >= 2 && query.trim() !== '';

/**
 * Reads suggestions from the shop, with retries; after the last one its response is used, whatever its status
 * (SEARCH-11).
 * @throws if there is no usable response, which has been reported.
 */
async function fetchSuggestions(
  request: SuggestionsRequest,
  signal: AbortSignal,
  { getSuggestions: get, parseSuggestions: parse }: Api,
): Promise<readonly Suggestion[]> {
  try {
    const suggestions = await reportedRead(operation, () =>
      retry(() => get(request, signal), { ...RETRIES, signal }),
    );
    pageAnswers().set(keyOf(request), suggestions);
    return suggestions;
  } catch (error) {
    const { value = [] } = error instanceof ResponseError ? parse(error.body) : {};
    // An error that suggests nothing does not say that there is nothing (SEARCH-57).
    if (value.length === 0) throw error;
    return value;
  }
}

interface Box {
  box: string;
  site: Site;
  variant: SearchVariant;
  typed: string;
  isFocused: boolean;
  /** The row that must not move when the answer comes (SEARCH-61), or -1. */
  activeRow: RefObject<number>;
}

/**
 * Reads suggestions for what is typed into a box, into the store: at once those that earlier answers know (SEARCH-60), then
 * the shop's. A further keystroke, clearing, leaving the box and unmounting end the request and its retries (SEARCH-12).
 *
 * @param loadApi Loads the calls to the shop.
 * @returns whether the shop has answered for it.
 */
export function useSuggestions(
  { box, site, variant, typed, isFocused, activeRow }: Box,
  loadApi: () => Promise<Api> = searchApi.load,
): boolean {
  const store = useStore<SearchRootState>();
  const isAnswered = useSelector(
    (state: SearchRootState) =>
      selectSuggestions(state, box, site) !== undefined && !state.search.received?.isProvisional,
  );

  useEffect(() => {
    if (!isFocused || isAnswered) return undefined;
    const request = { query: cutQuery(typed), site };
    const show = (found: readonly Suggestion[], isProvisional?: true) => {
      const suggestions =
        variant === 'flyout' ? found.filter(({ kind }) => kind === 'term') : found;
      if (isProvisional && suggestions.length === 0) return;
      const query = { box, text: typed };
      store.dispatch(suggestionsReceived({ query, site, suggestions, isProvisional }));
    };
    const known = pageAnswers().get(keyOf(request));
    if (known) show(known);
    if (known || !isLongEnough(request.query)) return undefined;
    show(knownSuggestions(request), true);

    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      try {
        const found = await fetchSuggestions(request, signal, await loadApi());
        if (signal.aborted) return;
        const shown = selectSuggestions(store.getState(), box, site) ?? [];
        show(keepRows(shown, found, activeRow.current));
      } catch {
        // It was reported; the visitor sees no message (SEARCH-14).
      }
    };
    const timer = setTimeout(() => void read(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [box, site, variant, typed, isFocused, isAnswered, activeRow, store, loadApi]);
  return isAnswered;
}

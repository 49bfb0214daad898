import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { lazyPart } from '../../../../foundation/async/lazyPart.ts';
import { repeatOnReturn } from '../../../../foundation/browser/page/pageReturn.ts';
import { retry } from '../../../../foundation/async/retry.ts';
import { FetchError, ResponseError } from '../../../../foundation/http/errors.ts';
import { reportedRead } from '../../../../foundation/http/reportedRead.ts';
import { useModule } from '../../../../foundation/sites/moduleContext.ts';
import type { SearchBoxModel } from '../../searchBoxReducer.ts';
import {
  isLongEnough,
  suggestionsReceived,
  type Suggestion,
  type SuggestionsRequest,
} from '../../searchSlice.ts';

/** Pause in typing before a request is sent, at most 200 ms (SEARCH-08). */
const TYPING_PAUSE_MS = 120;
/** SEARCH-11 */
const MAX_RETRIES = 4;
const RETRY_PAUSE_MS = 2000;

type Api = Pick<
  typeof import('../search-services/searchApi.ts'),
  'getSuggestions' | 'parseSuggestions'
>;

const operation = { module: 'search', operation: 'suggestions' };
const searchApi = lazyPart<Api>(operation, () => import('../search-services/searchApi.ts'));

/** Whether a retry may succeed. This is the case after an error status or a missing response, but not after a bug. */
function isTransient(error: unknown): boolean {
  if (error instanceof ResponseError) return error.status >= 400;
  return error instanceof FetchError && error.reason !== 'aborted';
}

/**
 * Fetches suggestions with retries. If the last retry also fails, uses the suggestions in the body of its error
 * response (SEARCH-11).
 * @throws If that response has no suggestions. The error has already been reported.
 */
async function fetchSuggestions(
  request: SuggestionsRequest,
  signal: AbortSignal,
  { getSuggestions: get, parseSuggestions: parse }: Api,
): Promise<readonly Suggestion[]> {
  try {
    return await reportedRead(operation, () =>
      retry(() => get(request, signal), {
        maxRetries: MAX_RETRIES,
        pauseMs: () => RETRY_PAUSE_MS,
        isTransient,
        signal,
      }),
    );
  } catch (error) {
    const { value = [] } = error instanceof ResponseError ? parse(error.body) : {};
    // An error response without suggestions is a failure, not an empty result (SEARCH-57).
    if (value.length === 0) throw error;
    return value;
  }
}

/**
 * Loads suggestions for the typed text into the store. The request and its retries are aborted by another keystroke, by
 * clearing or leaving the box, and by unmounting (SEARCH-12). After a failed last retry, the request is repeated when
 * the visitor returns to the tab (HOST-120).
 *
 * @param loadApi Loads the functions that call the search service.
 */
export function useSuggestions(
  { view: { typed, isFocused, hasResponse, options }, dispatch: dispatchToBox }: SearchBoxModel,
  loadApi: () => Promise<Api> = searchApi.load,
): void {
  const { site } = useModule();
  const dispatch = useDispatch();

  useEffect(() => {
    if (!isFocused || hasResponse || !isLongEnough(typed)) return undefined;
    const request = { query: typed, site };
    const controller = new AbortController();
    const { signal } = controller;
    // Errors have already been reported. The visitor sees no message (SEARCH-11).
    const read = async () => {
      const suggestions = await fetchSuggestions(request, signal, await loadApi());
      if (signal.aborted) return;
      dispatchToBox({ type: 'responseArrived', options });
      dispatch(suggestionsReceived({ ...request, suggestions }));
    };
    const timer = setTimeout(() => void repeatOnReturn(read, controller), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort(new FetchError('aborted'));
    };
  }, [site, typed, isFocused, hasResponse, options, dispatchToBox, dispatch, loadApi]);
}

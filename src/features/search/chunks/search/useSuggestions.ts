import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { lazyPart } from '../../../../foundation/async/lazyPart.ts';
import { untilReturn } from '../../../../foundation/browser/page/pageReturn.ts';
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

/** Time without a keystroke before a request; at most 200 ms (SEARCH-08). */
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

/** Whether a request may succeed when repeated: after an error status or no response, not after an error in our code. */
function isTransient(error: unknown): boolean {
  if (error instanceof ResponseError) return error.status >= 400;
  return error instanceof FetchError && error.reason !== 'aborted';
}

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
    return await reportedRead(operation, () =>
      retry(() => get(request, signal), {
        maxRetries: MAX_RETRIES,
        pauseMs: () => RETRY_PAUSE_MS,
        endsPauseOnline: true,
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
 * Loads suggestions for the typed text into the store. Another keystroke, clearing or leaving the box, and unmounting end
 * the request and its retries (SEARCH-12). After the last retry a return to the page requests them again (HOST-120).
 *
 * @param loadApi Loads the calls to the shop.
 */
export function useSuggestions(
  { view: { typed, isFocused, isAnswered, options }, dispatch: dispatchToBox }: SearchBoxModel,
  loadApi: () => Promise<Api> = searchApi.load,
): void {
  const { site } = useModule();
  const dispatch = useDispatch();

  useEffect(() => {
    if (!isFocused || isAnswered || !isLongEnough(typed)) return undefined;
    const request = { query: typed, site };
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      try {
        const suggestions = await fetchSuggestions(request, signal, await loadApi());
        if (signal.aborted) return;
        dispatchToBox({ type: 'responseArrived', options });
        dispatch(suggestionsReceived({ ...request, suggestions }));
      } catch {
        // Reported already. The visitor sees no message (SEARCH-11).
        await untilReturn(signal);
        if (!signal.aborted) await read();
      }
    };
    const timer = setTimeout(() => void read(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort(new FetchError('aborted'));
    };
  }, [site, typed, isFocused, isAnswered, options, dispatchToBox, dispatch, loadApi]);
}

import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { useMemo, useReducer, useRef, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { FetchError, ResponseError } from '../../../../../foundation/http/errors.ts';
import type { ParsedAnswer } from '../../../../../foundation/http/parseAnswer.ts';
import { parseSuggestions } from '../../search-services/searchApi.ts';
import {
  emptySearchBox,
  searchBoxReducer,
  searchBoxView,
  type SearchBoxEvent,
} from '../../../searchBoxReducer.ts';
import {
  findSuggestions,
  searchSlice,
  type SearchRootState,
  type Suggestion,
  type SuggestionsRequest,
} from '../../../searchSlice.ts';
import { useSuggestions } from '../useSuggestions.ts';

/** How a simulated request ends. */
export type Outcome = 'found' | 'error status' | 'network failure';

interface Call extends SuggestionsRequest {
  /** Number of the typed text. All attempts for one text have the same number. */
  episode: number;
  begin: number;
  end?: number;
  settle(outcome: Outcome): void;
}

/** The simulated suggestion for a text. */
export const suggestionFor = (query: string) => `${query} …`;

/** A search box without DOM elements. */
export function useBox(loadApi?: Parameters<typeof useSuggestions>[1]) {
  const [state, dispatch] = useReducer(searchBoxReducer, emptySearchBox);
  const field = useRef<HTMLInputElement>(null);
  const responses = useSelector(({ search }: SearchRootState) => search);
  const found = useMemo(
    () => findSuggestions(responses, { query: state.typed, site: 'DE' }),
    [responses, state.typed],
  );
  const view = searchBoxView(state, found, 'overlay');
  useSuggestions({ id: 'box', variant: 'overlay', view, field, dispatch }, loadApi);
  return { view, dispatch };
}

/** A search box whose requests settle under the control of the test. Requires fake timers (`stopTime`). */
export function simulateBox() {
  const store = configureStore({ reducer: { search: searchSlice.reducer } });
  const calls: Call[] = [];
  let episode = 0;

  const getSuggestions = ({ query, site }: SuggestionsRequest, signal: AbortSignal) =>
    new Promise<ParsedAnswer<Suggestion[]>>((resolve, reject) => {
      const call: Call = { query, site, episode, begin: Date.now(), settle };
      function settle(outcome: Outcome) {
        if (call.end !== undefined) return;
        call.end = Date.now();
        if (outcome === 'error status') reject(new ResponseError(503, 'Sorry'));
        else if (outcome === 'network failure') reject(new FetchError('network'));
        else resolve({ value: [{ kind: 'term', text: suggestionFor(query) }], leftOut: [] });
      }
      calls.push(call);
      signal.addEventListener('abort', () => {
        call.end ??= Infinity;
        reject(new FetchError('aborted'));
      });
    });
  const api = Promise.resolve({ getSuggestions, parseSuggestions });
  const loadApi = () => api;

  const hook = renderHook(() => useBox(loadApi), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  const view = () => hook.result.current.view;
  const pending = () => calls.filter(({ end }) => end === undefined);
  const send = (event: SearchBoxEvent) => hook.result.current.dispatch(event);
  void act(() => send({ type: 'focusChanged', isFocused: true }));
  return {
    calls,
    pending,
    shown: () => view().options.map(({ text }) => text),
    typed: () => view().typed,
    hasResponse: () => view().hasResponse,
    hover: (row: number) => act(async () => send({ type: 'rowHovered', row })),
    async type(text: string) {
      if (text !== view().typed) episode += 1;
      await act(async () => send({ type: 'textTyped', text }));
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    async settle(index: number, outcome: Outcome) {
      const current = pending();
      await act(async () => {
        current[index % current.length]?.settle(outcome);
        await jest.advanceTimersByTimeAsync(0);
      });
    },
    /** Settles all requests together with a keystroke, before the keystroke can abort them. */
    async settleWhileTyping(text: string) {
      episode += 1;
      await act(async () => {
        for (const call of calls) call.settle('found');
        await Promise.resolve();
        send({ type: 'textTyped', text });
        await jest.advanceTimersByTimeAsync(0);
      });
    },
    async focus(isFocused: boolean) {
      if (isFocused) episode += 1;
      await act(async () => send({ type: 'focusChanged', isFocused }));
    },
    close: () => hook.unmount(),
  };
}

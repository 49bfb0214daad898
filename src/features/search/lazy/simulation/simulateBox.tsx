import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import { FetchError, ResponseError } from '../../../../foundation/http/errors.ts';
import type { ParsedAnswer } from '../../../../foundation/untrusted/parseAnswer.ts';
import { parseSuggestions, type SuggestionsRequest } from '../../api/searchApi.ts';
import {
  queryTyped,
  searchSlice,
  selectQuery,
  selectSuggestions,
  type SearchRootState,
  type Suggestion,
} from '../../searchSlice.ts';
import { useSuggestions } from '../useSuggestions.ts';

/** How a simulated request ends. */
export type Outcome = 'found' | 'error status' | 'network failure';

interface Call extends SuggestionsRequest {
  /** Counts the texts of the visitor; the tries for one text have the same number. */
  episode: number;
  begin: number;
  end?: number;
  settle(outcome: Outcome): void;
}

const BOX = 'box';
/** What the simulated shop suggests for a text. */
export const suggestionFor = (query: string) => `${query} …`;

/** A search box whose requests end when and how the test says. The test has to stop the time (`stopTime`). */
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

  const activeRow = { current: -1 };
  const hook = renderHook(
    ({ isFocused }) => {
      const typed = useSelector((state: SearchRootState) => selectQuery(state, BOX));
      const box = {
        box: BOX,
        site: 'DE',
        variant: 'overlay',
        typed,
        isFocused,
        activeRow,
      } as const;
      const isAnswered = useSuggestions(box, loadApi);
      const options = useSelector((state: SearchRootState) => selectSuggestions(state, BOX, 'DE'));
      return { typed, isAnswered, options };
    },
    {
      initialProps: { isFocused: true },
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    },
  );
  return {
    calls,
    running: () => calls.filter(({ end }) => end === undefined),
    shown: () => (hook.result.current.options ?? []).map(({ text }) => text),
    typed: () => hook.result.current.typed,
    isAnswered: () => hook.result.current.isAnswered,
    activeRow,
    async type(text: string) {
      if (text !== hook.result.current.typed) episode += 1;
      await act(async () => void store.dispatch(queryTyped({ box: BOX, text })));
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    async settle(index: number, outcome: Outcome) {
      const running = calls.filter(({ end }) => end === undefined);
      const call = running[index % running.length];
      await act(async () => {
        call?.settle(outcome);
        await jest.advanceTimersByTimeAsync(0);
      });
    },
    /** All answers arrive together with a keystroke, too early for it to end the requests. */
    async settleWhileTyping(text: string) {
      episode += 1;
      await act(async () => {
        for (const call of calls) call.settle('found');
        await Promise.resolve();
        store.dispatch(queryTyped({ box: BOX, text }));
        await jest.advanceTimersByTimeAsync(0);
      });
    },
    async focus(isFocused: boolean) {
      if (isFocused) episode += 1;
      await act(async () => hook.rerender({ isFocused }));
    },
    close: () => hook.unmount(),
  };
}

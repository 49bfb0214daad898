import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { FetchError, ResponseError } from '../../../foundation/http/errors.ts';
import { queryTyped, searchSlice } from '../searchSlice.ts';
import { createSuggestionSource } from '../suggestionSource.ts';
import type { SuggestionsRequest } from '../suggestionsApi.ts';
import { useSuggestions } from '../useSuggestions.ts';

/** What the network does with a question. */
export type Answer = 'found' | 'error status' | 'cut line';

interface Call extends SuggestionsRequest {
  /** Which text of the visitor's it belongs to, counted from the begin. */
  episode: number;
  begin: number;
  end?: number;
  settle(answer: Answer): void;
}

const BOX = 'box';
/** What the shop suggests for a text. */
export const answerTo = (query: string) => `${query} …`;

/** A box whose network does what it is told, when it is told; in a test whose time stands still. */
export function boxInStoppedTime() {
  const store = configureStore({ reducer: { search: searchSlice.reducer } });
  const calls: Call[] = [];
  let episode = 0;

  const source = createSuggestionSource(
    ({ query, site }, signal) =>
      new Promise((resolve, reject) => {
        const call: Call = { query, site, episode, begin: Date.now(), settle };
        function settle(answer: Answer) {
          if (call.end !== undefined) return;
          call.end = Date.now();
          if (answer === 'error status') reject(new ResponseError(503, 'Sorry'));
          else if (answer === 'cut line') reject(new FetchError('network'));
          else resolve({ value: { terms: [answerTo(query)], products: [] }, leftOut: [] });
        }
        calls.push(call);
        signal.addEventListener('abort', () => {
          call.end ??= Infinity;
          reject(new FetchError('aborted'));
        });
      }),
  );

  const hook = renderHook(
    ({ focused }) => useSuggestions({ box: BOX, site: 'DE', variant: 'overlay', focused, source }),
    {
      initialProps: { focused: true },
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    },
  );
  return {
    calls,
    running: () => calls.filter(({ end }) => end === undefined),
    shown: () => hook.result.current.rows.map(({ text }) => text),
    typed: () => hook.result.current.typed,
    typing: () => episode,
    async type(text: string) {
      if (text !== hook.result.current.typed) episode += 1;
      await act(async () => void store.dispatch(queryTyped({ box: BOX, text })));
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    async answer(place: number, answer: Answer) {
      const waiting = calls.filter(({ end }) => end === undefined);
      const call = waiting[place % waiting.length];
      await act(async () => {
        call?.settle(answer);
        await jest.advanceTimersByTimeAsync(0);
      });
    },
    /** The answer comes in the moment of the next keystroke, before anybody could end the request. */
    async answerWhileTyping(text: string) {
      episode += 1;
      await act(async () => {
        for (const call of calls) call.settle('found');
        await Promise.resolve();
        store.dispatch(queryTyped({ box: BOX, text }));
        await jest.advanceTimersByTimeAsync(0);
      });
    },
    async focus(focused: boolean) {
      if (focused) episode += 1;
      await act(async () => hook.rerender({ focused }));
    },
    close: () => hook.unmount(),
  };
}

import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { Provider } from 'react-redux';
import { FetchError, ResponseError } from '../../foundation/http/errors.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { queryTyped, searchSlice } from './searchSlice.ts';
import { createSuggestionSource } from './suggestionSource.ts';
import type { SuggestionsRequest } from './suggestionsApi.ts';
import { useSuggestions } from './useSuggestions.ts';

collectErrors();

type Answer = 'found' | 'error status' | 'cut line';

interface Call extends SuggestionsRequest {
  /** Which text of the visitor's it belongs to, counted from the begin. */
  episode: number;
  begin: number;
  end?: number;
  settle(answer: Answer): void;
}

const BOX = 'box';
const answerTo = (query: string) => `${query} …`;

/** A box whose network does what it is told, when it is told. */
function openBox() {
  stopTime();
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
    async focus(focused: boolean) {
      if (focused) episode += 1;
      await act(async () => hook.rerender({ focused }));
    },
    close: () => hook.unmount(),
  };
}

type Box = ReturnType<typeof openBox>;

function checkCalls({ calls }: Box): void {
  const episodes = Map.groupBy(calls, ({ episode }) => episode);
  for (const tries of episodes.values()) {
    expect(tries.length).toBeLessThanOrEqual(5);
    expect(new Set(tries.map(({ query }) => query)).size).toBe(1);
    const pauses = tries.slice(1).map(({ begin }, place) => begin - (tries[place]?.end ?? NaN));
    expect(pauses).toEqual(pauses.map(() => 2000));
  }
}

const anyAnswer = fc.constantFrom<Answer>('found', 'error status', 'cut line', 'error status');
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', 'k', 'ka', 'kaf', 'kaff').map((text) => ({ text })) },
  { weight: 4, arbitrary: fc.constantFrom(1, 50, 200, 1999, 2000, 2001).map((ms) => ({ ms })) },
  { weight: 4, arbitrary: fc.record({ place: fc.nat(3), answer: anyAnswer }) },
  { weight: 1, arbitrary: fc.boolean().map((focused) => ({ focused })) },
);

async function take(box: Box, step: object): Promise<void> {
  if ('text' in step) await box.type(String(step.text));
  else if ('ms' in step) await box.wait(Number(step.ms));
  else if ('focused' in step) await box.focus(Boolean(step.focused));
  else if ('answer' in step && 'place' in step) {
    await box.answer(Number(step.place), step.answer as Answer);
  }
}

test('in any order of typing, clearing, answers and failures, what is shown belongs to the latest text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
      const box = openBox();
      for (const step of steps) {
        await take(box, step);
        const typed = box.typed();
        const allowed = typed.length < 2 ? [] : [typed];
        expect([[], allowed.map(answerTo)]).toContainEqual(box.shown());
        expect([[], allowed]).toContainEqual(box.running().map(({ query }) => query));
      }
      checkCalls(box);
      box.close();
      expect(box.running()).toEqual([]);
      expect(jest.getTimerCount()).toBe(0);
    }),
    { numRuns: 150 },
  );
});

test('whatever the text, it is asked about at most five times, two seconds after each failure', async () => {
  const failure = fc.constantFrom<Answer>('error status', 'cut line');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(failure, fc.nat(5_000)), { minLength: 8, maxLength: 8 }),
      async (failures) => {
        const box = openBox();
        await box.type('kaffee');
        await box.wait(200);
        for (const [answer, after] of failures) {
          await box.wait(after);
          await box.answer(0, answer);
          await box.wait(2000);
        }
        expect(box.calls).toHaveLength(5);
        checkCalls(box);
        box.close();
      },
    ),
    { numRuns: 20 },
  );
});

test('the request follows the typing after at most 200 ms, and fast typing sends one', async () => {
  const box = openBox();
  for (const text of ['k', 'ka', 'kaf', 'kaff']) {
    await box.type(text);
    await box.wait(50);
  }
  await box.wait(150);
  expect(box.calls.map(({ query }) => query)).toEqual(['kaff']);
});

test('a text that was answered is shown at once and not asked again', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.answer(0, 'found');
  await box.type('kaf');
  expect(box.shown()).toEqual([]);
  await box.type('ka');
  expect(box.shown()).toEqual([answerTo('ka')]);
  await box.wait(60_000);
  expect(box.calls).toHaveLength(1);
});

test('leaving the box ends the request; coming back asks again', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.focus(false);
  expect(box.running()).toEqual([]);
  await box.focus(true);
  await box.wait(200);
  expect(box.running()).toHaveLength(1);
});

test('a text that failed is asked about again when it is typed again', async () => {
  const box = openBox();
  await box.type('ka');
  for (const pause of [200, 2000, 2000, 2000, 2000]) {
    await box.wait(pause);
    await box.answer(0, 'cut line');
  }
  await box.type('kaf');
  await box.type('ka');
  await box.wait(200);
  await box.answer(0, 'found');
  expect(box.shown()).toEqual([answerTo('ka')]);
});

test('nothing arrives after a clear', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.type('');
  await box.answer(0, 'found');
  await box.wait(60_000);
  expect(box.shown()).toEqual([]);
  expect(box.calls).toHaveLength(1);
});

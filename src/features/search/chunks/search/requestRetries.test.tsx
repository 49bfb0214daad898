import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { currentPage } from '../../../../app/page.ts';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { stopTime } from '../../../../testing/fakeClock.ts';
import '../../../../testing/freshPage.ts';
import { serveShop } from '../../../../testing/shopServer.ts';
import { useBox } from './simulation/simulateBox.tsx';

const { use, callsTo } = serveShop();
const errors = collectErrors();
const ROUTE = '/service/searchfrontend/api/suggestions';
/** Lets the network run, which does not depend on the stopped time. */
const { setTimeout: realTimeout } = globalThis;
const networkRuns = () => new Promise((resolve) => realTimeout(resolve, 0));

const answerWith = (status: number, body: string) =>
  use(
    http.get(
      `*${ROUTE}`,
      () => new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } }),
    ),
  );

const pass = (ms: number) =>
  act(async () => {
    await networkRuns();
    await jest.advanceTimersByTimeAsync(ms);
  });

/** A box that has the focus, without its list. */
function openBox() {
  const { store } = currentPage();
  const { result } = renderHook(() => useBox(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  act(() => result.current.dispatch({ type: 'focusChanged', isFocused: true }));
  const type = (text: string) => act(() => result.current.dispatch({ type: 'textTyped', text }));
  return {
    view: () => result.current.view,
    /** Types a text and lets the time pass until its requests have ended. */
    async search(text: string) {
      const before = { calls: callsTo(ROUTE).length, errors: errors.length };
      type(text);
      await pass(200);
      for (let turn = 0; turn < 500 && errors.length === before.errors; turn += 1) {
        await pass(callsTo(ROUTE).length > before.calls ? 50 : 0);
      }
      for (let turn = 0; turn < 10; turn += 1) await pass(500);
    },
    type,
  };
}

beforeEach(() => stopTime());

// SEARCH-11
test('after five error statuses the last response is used, and reported', async () => {
  answerWith(500, JSON.stringify({ searchTerms: [{ searchterm: 'tasse' }] }));
  const box = openBox();
  await box.search('tasse');
  expect(callsTo(ROUTE)).toHaveLength(5);
  expect(box.view().options).toEqual([{ kind: 'term', text: 'tasse' }]);
  expect(errors).toEqual([
    { module: 'search', operation: 'suggestions', message: 'The service answered with status 500' },
  ]);
});

test('an unusable last response suggests nothing, and is reported once', async () => {
  answerWith(404, 'Not here');
  const box = openBox();
  await box.search('tasse');
  expect(callsTo(ROUTE)).toHaveLength(5);
  expect(box.view().hasResponse).toBe(false);
  expect(errors).toHaveLength(1);
});

// SEARCH-11, HOST-22
test('a malformed body is requested and reported once, without the typed text', async () => {
  answerWith(200, '<h1>Wartung</h1>');
  const box = openBox();
  await box.search('tasse');
  expect(box.view().hasResponse).toBe(false);
  expect(callsTo(ROUTE)).toHaveLength(1);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toMatch(/^Unexpected shape/);
  expect(JSON.stringify(errors)).not.toContain('tasse');
});

// HOST-120
test('after the last retry the text is requested again when the network is back', async () => {
  answerWith(404, 'Not here');
  const box = openBox();
  await box.search('tasse');
  answerWith(200, JSON.stringify({ searchTerms: [{ searchterm: 'tasse' }] }));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(box.view().options).toEqual([{ kind: 'term', text: 'tasse' }]);
  expect(callsTo(ROUTE)).toHaveLength(6);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(callsTo(ROUTE)).toHaveLength(6);
});

// HOST-120, SEARCH-12
test('a failed request for an earlier text is not sent again', async () => {
  answerWith(404, 'Not here');
  const box = openBox();
  await box.search('tasse');
  box.type('t');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(callsTo(ROUTE)).toHaveLength(5);
});

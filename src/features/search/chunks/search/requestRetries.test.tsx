import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { currentPage } from '../../../../app/page.ts';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { stopTime } from '../../../../testing/fakeClock.ts';
import '../../../../testing/freshPage.ts';
import { serveShop } from '../../../../testing/shopServer.ts';
import { useBox } from './fixtures/simulateBox.tsx';

const { use, callsTo } = serveShop();
const errors = collectErrors();
const ROUTE = '/service/searchfrontend/api/suggestions';
/** Waits for mocked network events with a real timer, because the fake timers are stopped. */
const { setTimeout: realTimeout } = globalThis;
const networkRuns = () => new Promise((resolve) => realTimeout(resolve, 0));

const respondWith = (status: number, body: string) =>
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

/** A focused search box without DOM elements. */
function openBox() {
  const { store } = currentPage();
  const { result } = renderHook(() => useBox(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  act(() => result.current.dispatch({ type: 'focusChanged', isFocused: true }));
  const type = (text: string) => act(() => result.current.dispatch({ type: 'textTyped', text }));
  return {
    view: () => result.current.view,
    /** Types a text and advances the time until its requests have settled. */
    async search(text: string) {
      const before = { calls: callsTo(ROUTE).length, errors: errors.length };
      type(text);
      await pass(200);
      for (let turn = 0; turn < 500 && errors.length === before.errors; turn += 1) {
        await pass(callsTo(ROUTE).length > before.calls ? 500 : 0);
      }
      for (let turn = 0; turn < 10; turn += 1) await pass(500);
    },
    type,
  };
}

beforeEach(() => stopTime());

// SEARCH-11
test('uses and reports the last response after five error statuses', async () => {
  respondWith(500, JSON.stringify({ searchTerms: [{ searchterm: 'tasse' }] }));
  const box = openBox();
  await box.search('tasse');
  expect(callsTo(ROUTE)).toHaveLength(5);
  expect(box.view().options).toEqual([{ kind: 'term', text: 'tasse' }]);
  expect(errors).toEqual([
    {
      module: 'search',
      operation: 'suggestions',
      message: 'The service responded with status 500',
    },
  ]);
});

test('suggests nothing and reports one error if the last response is unusable', async () => {
  respondWith(404, 'Not here');
  const box = openBox();
  await box.search('tasse');
  expect(callsTo(ROUTE)).toHaveLength(5);
  expect(box.view().hasResponse).toBe(false);
  expect(errors).toHaveLength(1);
});

// SEARCH-11, HOST-22
test('reports a malformed body once without the typed text and does not retry', async () => {
  respondWith(200, '<h1>Wartung</h1>');
  const box = openBox();
  await box.search('tasse');
  expect(box.view().hasResponse).toBe(false);
  expect(callsTo(ROUTE)).toHaveLength(1);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toMatch(/^Unexpected shape/);
  expect(JSON.stringify(errors)).not.toContain('tasse');
});

// HOST-120
test('requests the text again after the last retry when the browser is online again', async () => {
  respondWith(404, 'Not here');
  const box = openBox();
  await box.search('tasse');
  respondWith(200, JSON.stringify({ searchTerms: [{ searchterm: 'tasse' }] }));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(box.view().options).toEqual([{ kind: 'term', text: 'tasse' }]);
  expect(callsTo(ROUTE)).toHaveLength(6);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(callsTo(ROUTE)).toHaveLength(6);
});

// HOST-147
test('requests the text again if the network recovers during the last retry', async () => {
  use(
    http.get(`*${ROUTE}`, () => {
      if (callsTo(ROUTE).length === 5) window.dispatchEvent(new Event('online'));
      if (callsTo(ROUTE).length < 6) return new HttpResponse('Not here', { status: 404 });
      return HttpResponse.json({ searchTerms: [{ searchterm: 'tasse' }] });
    }),
  );
  const box = openBox();
  await box.search('tasse');
  expect(box.view().options).toEqual([{ kind: 'term', text: 'tasse' }]);
  expect(callsTo(ROUTE)).toHaveLength(6);
});

// HOST-120, SEARCH-12
test('does not repeat a failed request for an earlier text', async () => {
  respondWith(404, 'Not here');
  const box = openBox();
  await box.search('tasse');
  box.type('t');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(callsTo(ROUTE)).toHaveLength(5);
});

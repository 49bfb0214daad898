import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import '../../testing/freshPage.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { ResponseError } from './errors.ts';
import { sendRequest } from './httpClient.ts';
import type { HttpRequest } from './httpRequest.ts';
import { beginEarlyReads } from './earlyReads.ts';

const { calls, use } = serveShop();

const PATH = '/service/some';
const read: HttpRequest = { path: PATH };
const begin = () => beginEarlyReads(() => [[read]]);

beforeEach(() => {
  let count = 0;
  use(http.get(`*${PATH}`, () => HttpResponse.json({ count: (count += 1) })));
});

const bodyOf = async () => (await sendRequest(read)).body;

const outcome = () =>
  sendRequest({ ...read, alsoAccept: [304] }).catch((error: unknown) =>
    error instanceof ResponseError ? { status: error.status, body: error.body } : error,
  );

// HK-131
test.each([
  ['JSON', '{"a":1}', 200],
  ['a JSON string', '"a"', 200],
  ['incomplete JSON', '{"a":', 200],
  ['an HTML page', '<!doctype html>', 200],
  ['no content', '', 204],
  ['status 304', '', 304],
  ['a number', '5', 200],
  ['a byte order mark', '\uFEFF{"a":1}', 200],
  ['an error', '{"error":{"code":"X"}}', 422],
  ["a proxy's error page", '<h1>Bad gateway</h1>', 502],
])('parses a prefetched response with %s like axios', async (_, text, status) => {
  use(
    http.get(`*${PATH}`, () => {
      const body = status === 204 || status === 304 ? null : text;
      return new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } });
    }),
  );
  begin();
  const early = await outcome();
  expect(calls).toHaveLength(1);
  expect(early).toEqual(await outcome());
  expect(calls).toHaveLength(2);
});

// HK-131
test('parses a prefetched response however it is divided into chunks', async () => {
  const bytes = new TextEncoder().encode('\uFEFF{"name":"Törtchen 🍰"}');
  use(
    http.get(`*${PATH}`, () => {
      const body = new ReadableStream({
        start(controller) {
          for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });
    }),
  );
  begin();
  expect(await bodyOf()).toEqual({ name: 'Törtchen 🍰' });
  expect(calls).toHaveLength(1);
});

// HK-131
test('sends the request again if the prefetched response is cut off', async () => {
  use(
    http.get(
      `*${PATH}`,
      () => {
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"count":'));
          },
          pull(controller) {
            controller.error(new Error('The connection has gone'));
          },
        });
        return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });
      },
      { once: true },
    ),
  );
  begin();
  expect(await bodyOf()).toEqual({ count: expect.any(Number) });
  expect(calls).toHaveLength(2);
});

// HK-131
test('sends the request again if the prefetch fails', async () => {
  use(http.get(`*${PATH}`, () => HttpResponse.error(), { once: true }));
  begin();
  expect(await bodyOf()).toEqual({ count: expect.any(Number) });
  expect(calls).toHaveLength(2);
});

/** Serves a response whose body never ends. The returned `isCancelled` is true once the request has been aborted. */
function serveStalledResponse() {
  const state = { isCancelled: false };
  use(
    http.get(
      `*${PATH}`,
      ({ request }) => {
        request.signal.addEventListener('abort', () => (state.isCancelled = true));
        const body = new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('{"count":')),
        });
        return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });
      },
      { once: true },
    ),
  );
  return state;
}

// HK-131
test('aborting a call cancels a stalled response', async () => {
  const state = serveStalledResponse();
  begin();
  await waitFor(() => expect(calls).toHaveLength(1));
  const controller = new AbortController();
  const failure = sendRequest({ ...read, signal: controller.signal }).catch(
    (error: unknown) => error,
  );
  controller.abort();
  expect(await failure).toMatchObject({ name: 'FetchError', reason: 'aborted' });
  await waitFor(() => expect(state.isCancelled).toBe(true));
});

// HK-131
test('a call whose signal is already aborted cancels the prefetch', async () => {
  const state = serveStalledResponse();
  begin();
  await waitFor(() => expect(calls).toHaveLength(1));
  const failure = sendRequest({ ...read, signal: AbortSignal.abort() }).catch(
    (error: unknown) => error,
  );
  expect(await failure).toMatchObject({ name: 'FetchError', reason: 'aborted' });
  await waitFor(() => expect(state.isCancelled).toBe(true));
});

// HK-131
test('receives a prefetched response of several megabytes completely', async () => {
  const megabyte = new Uint8Array(1_000_000).fill(97);
  let rest = 5;
  use(
    http.get(`*${PATH}`, () => {
      const body = new ReadableStream({
        pull(controller) {
          if (rest === 0) controller.close();
          else controller.enqueue(megabyte);
          rest -= 1;
        },
      });
      return new HttpResponse(body);
    }),
  );
  begin();
  expect((await bodyOf()) as string).toHaveLength(5_000_000);
  expect(calls).toHaveLength(1);
});

import { http, HttpResponse } from 'msw';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import * as cookieNames from '#shop/cookies.ts';
import '../../testing/freshPage.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { sendRequest } from './httpClient.ts';
import type { HttpRequest } from './httpRequest.ts';
import { beginEarlyReads, discardEarlyReads, findEarlyRead } from './earlyReads.ts';
import { takeArrived } from './takeEarlyRead.ts';

const { calls, use } = serveShop();

const PATH = '/service/some';
const read: HttpRequest = { path: PATH, tokens: ['csrf', 'longTerm'], noCache: true };
const begin = (request = read, note?: string) => beginEarlyReads(() => [[request, note]]);

const cookies = [cookieNames.csrf, cookieNames.longTerm, cookieNames.login, cookieNames.preview];
const setCookie = (name: string, value: string) => (document.cookie = `${name}=${value}; Path=/`);

beforeEach(() => {
  let count = 0;
  use(http.get(`*${PATH}`, () => HttpResponse.json({ count: (count += 1) })));
});
afterEach(() => {
  for (const name of cookies) document.cookie = `${name}=; Max-Age=0; Path=/`;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const bodyOf = async (request = read) => (await sendRequest(request)).body;

const propertiesOf = (call: Request | undefined) => ({
  method: call?.method,
  url: call?.url,
  headers: Object.fromEntries([...(call?.headers ?? [])].filter(([name]) => name !== 'cookie')),
  credentials: call?.credentials,
  referrer: call?.referrer,
  cache: call?.cache,
  redirect: call?.redirect,
  keepalive: call?.keepalive,
});

// HK-130
test('sends the same request as the HTTP client', async () => {
  for (const name of cookies) setCookie(name, 'secret');
  const request = { ...read, query: { site: 'AT' }, headers: { 'X-Hunter-Site': 'AT' } };
  begin(request);
  discardEarlyReads();
  await sendRequest(request);
  const [early, late] = calls;
  expect(calls).toHaveLength(2);
  expect(propertiesOf(early)).toEqual(propertiesOf(late));
  expect(propertiesOf(early)).toMatchObject({ redirect: 'error', cache: 'no-store' });
});

// HK-130
test('prefetches with credentials and without a referrer', () => {
  begin();
  expect(calls[0]).toMatchObject({ referrer: '', credentials: 'include', method: 'GET' });
});

// HK-131
test('uses a prefetched response once', async () => {
  begin();
  expect(await bodyOf()).toEqual({ count: 1 });
  expect(calls).toHaveLength(1);
  expect(await bodyOf()).toEqual({ count: 2 });
});

/** Resolves when the prefetched response has arrived. */
const arrival = () =>
  waitFor(() => expect(findEarlyRead(calls[0]?.url ?? '')?.arrived).toBeDefined());

// HK-135
test('takes an arrived response synchronously once', async () => {
  begin();
  expect(takeArrived(read, (body) => body)).toBeUndefined();
  await arrival();
  expect(takeArrived(read, (body) => body)).toEqual({ count: 1 });
  expect(takeArrived(read, (body) => body)).toBeUndefined();
  expect(await bodyOf()).toEqual({ count: 2 });
});

// HK-135
test('leaves an arrived response to the HTTP client if its body cannot be used', async () => {
  begin();
  await arrival();
  expect(takeArrived(read, () => undefined)).toBeUndefined();
  expect(await bodyOf()).toEqual({ count: 1 });
  expect(calls).toHaveLength(1);
});

// HK-131, HK-135
test('does not take an arrived response after a login', async () => {
  begin();
  await arrival();
  setCookie(cookieNames.login, 'a');
  expect(takeArrived(read, (body) => body)).toBeUndefined();
});

// HK-130
test('prefetches once per page', () => {
  begin();
  begin({ path: '/service/other' });
  expect(calls).toHaveLength(1);
});

// HK-130
test('does not prefetch a request that the page has already sent', async () => {
  await sendRequest(read);
  beginEarlyReads(() => [[read], [{ path: '/service/other' }]]);
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([PATH, '/service/other']);
});

// HK-131
test.each([
  ['the visitor changes', () => window.dispatchEvent(new Event('fascia:visitor-changed'))],
  [
    'the page is restored from the back/forward cache',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['the visitor logs in', () => setCookie(cookieNames.login, 'a')],
  ['a staff preview starts', () => setCookie(cookieNames.preview, 'a')],
  ['the long-term token changes', () => setCookie(cookieNames.longTerm, 'b')],
  ['the CSRF token changes', () => setCookie(cookieNames.csrf, 'b')],
  ['the clock is set back', () => void jest.spyOn(Date, 'now').mockReturnValue(0)],
])('discards a prefetched response when %s', async (_, happen) => {
  setCookie(cookieNames.csrf, 'a');
  begin();
  happen();
  await sendRequest(read);
  expect(calls).toHaveLength(2);
});

// HK-131
test('aborts and discards a prefetched response after 15 s', async () => {
  jest.useFakeTimers();
  begin();
  const { signal } = calls[0] as Request;
  await jest.advanceTimersByTimeAsync(15_000);
  expect(signal.aborted).toBe(true);
  jest.useRealTimers();
  await sendRequest(read);
  expect(calls).toHaveLength(2);
});

// HK-131
test('uses a successful response that was requested before the first CSRF token', async () => {
  begin();
  setCookie(cookieNames.csrf, 'a');
  expect(await bodyOf()).toEqual({ count: 1 });
});

// HK-131
test('discards an error response that was requested before the first CSRF token', async () => {
  use(http.get(`*${PATH}`, () => new HttpResponse(null, { status: 403 }), { once: true }));
  begin();
  setCookie(cookieNames.csrf, 'a');
  expect(await bodyOf()).toEqual({ count: 1 });
});

// HK-131
test('does not use a prefetched response for a PUT request', async () => {
  use(http.put(`*${PATH}`, () => HttpResponse.json({ count: 'changed' })));
  begin();
  expect(await bodyOf({ ...read, method: 'PUT', body: {} })).toEqual({ count: 'changed' });
});

// HK-131
test('does not use a prefetched response if the caller rejects its note', async () => {
  begin(read, 'a');
  await sendRequest(read);
  expect(calls).toHaveLength(2);
});

// HK-131
test('starts the timeout when the prefetch starts', async () => {
  jest.useFakeTimers();
  use(http.get(`*${PATH}`, () => new Promise<never>(() => {})));
  begin();
  await jest.advanceTimersByTimeAsync(10_000);
  let failure: unknown;
  sendRequest(read).catch((error: unknown) => (failure = error));
  await jest.advanceTimersByTimeAsync(4999);
  expect(failure).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ name: 'FetchError', reason: 'timeout' });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.signal.aborted).toBe(true);
});

// HK-131, HOST-26
test('gives a request that follows a failed prefetch its own 15 s', async () => {
  jest.useFakeTimers();
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>();
  use(
    http.get(`*${PATH}`, () => broken.then(() => HttpResponse.error()), { once: true }),
    http.get(`*${PATH}`, () => new Promise<never>(() => {})),
  );
  begin();
  let failure: unknown;
  sendRequest(read).catch((error: unknown) => (failure = error));
  await jest.advanceTimersByTimeAsync(10_000);
  breakOff();
  while (calls.length < 2) await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(failure).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ name: 'FetchError', reason: 'timeout' });
});

// HK-131
test('aborting a call aborts its prefetch', async () => {
  use(http.get(`*${PATH}`, () => new Promise<never>(() => {})));
  begin();
  const controller = new AbortController();
  const failure = sendRequest({ ...read, signal: controller.signal }).catch(
    (error: unknown) => error,
  );
  controller.abort();
  expect(await failure).toMatchObject({ name: 'FetchError', reason: 'aborted' });
});

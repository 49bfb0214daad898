import { jest } from '@jest/globals';
import { stopTime } from '../../testing/fakeClock.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { FetchError } from './errors.ts';
import { sendRequest } from './httpClient.ts';

const { shop, callsTo } = serveShop();
const CART = '/service/cart/api/cart';

/** Starts a request and waits until the server has received it. */
async function startCall(signal?: AbortSignal) {
  const call = sendRequest({ path: CART, signal });
  let failure: unknown;
  call.catch((error: unknown) => {
    failure = error;
  });
  while (callsTo(CART).length === 0) await jest.advanceTimersByTimeAsync(0);
  return { call, failure: () => failure };
}

beforeEach(() => {
  stopTime();
  shop.faults.set('cartRead', { kind: 'delay', ms: 60_000 });
});

test('aborts a request without a response after 15 s (HOST-26)', async () => {
  const { call, failure } = await startCall();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(failure()).toBeUndefined();
  jest.advanceTimersByTime(1);
  await expect(call).rejects.toEqual(new FetchError('timeout'));
  expect(callsTo(CART)[0]?.signal.aborted).toBe(true);
});

test('leaves no timer after a response', async () => {
  shop.faults.clear();
  await sendRequest({ path: CART });
  expect(jest.getTimerCount()).toBe(0);
});

test("aborts the request when the caller's signal is aborted", async () => {
  const controller = new AbortController();
  const { call } = await startCall(controller.signal);
  controller.abort();
  await expect(call).rejects.toEqual(new FetchError('aborted'));
  expect(callsTo(CART)[0]?.signal.aborted).toBe(true);
});

test('does not send a request if the signal is already aborted', async () => {
  const call = sendRequest({ path: CART, signal: AbortSignal.abort() });
  await expect(call).rejects.toEqual(new FetchError('aborted'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(callsTo(CART)).toEqual([]);
});

test("removes its listeners from the caller's signal", async () => {
  shop.faults.clear();
  const { signal } = new AbortController();
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  jest.useRealTimers();
  await sendRequest({ path: CART, signal });
  await sendRequest({ path: CART, signal });
  expect(added).toHaveBeenCalledTimes(2);
  expect(removed).toHaveBeenCalledTimes(2);
});

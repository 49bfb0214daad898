import { jest } from '@jest/globals';
import { stopTime } from '../../testing/fakeClock.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { FetchError } from './errors.ts';
import { sendRequest } from './httpClient.ts';

const { shop, callsTo } = serveShop();
const CART = '/service/cart/api/cart';

/** Starts a call and waits until the network has got it. */
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

test('a call without an answer is aborted after 15 seconds, not before (HOST-26)', async () => {
  const { call, failure } = await startCall();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(failure()).toBeUndefined();
  jest.advanceTimersByTime(1);
  await expect(call).rejects.toEqual(new FetchError('timeout'));
  expect(callsTo(CART)[0]?.signal.aborted).toBe(true);
});

test('an answered call leaves no timer', async () => {
  shop.faults.clear();
  await sendRequest({ path: CART });
  expect(jest.getTimerCount()).toBe(0);
});

test('the caller’s signal aborts the call at once', async () => {
  const controller = new AbortController();
  const { call } = await startCall(controller.signal);
  controller.abort();
  await expect(call).rejects.toEqual(new FetchError('aborted'));
  expect(callsTo(CART)[0]?.signal.aborted).toBe(true);
});

test('with an aborted signal no request is sent', async () => {
  const call = sendRequest({ path: CART, signal: AbortSignal.abort() });
  await expect(call).rejects.toEqual(new FetchError('aborted'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(callsTo(CART)).toEqual([]);
});

test('finished calls leave no listeners on the caller’s signal', async () => {
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

import { jest } from '@jest/globals';
import { stopTime } from '../../testing/fakeClock.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { FetchError } from './errors.ts';
import { sendRequest } from './httpClient.ts';

const { shop, callsTo } = serveShop();
const CART = '/service/cart/api/cart';

/** Starts a call and waits until it is on the line. */
async function callOnTheLine(signal?: AbortSignal) {
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

test('a call without an answer ends after 15 seconds, not before', async () => {
  const { call, failure } = await callOnTheLine();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(failure()).toBeUndefined();
  jest.advanceTimersByTime(1);
  await expect(call).rejects.toEqual(new FetchError('timeout'));
  expect(callsTo(CART)[0]?.signal.aborted).toBe(true);
});

test('an answer that comes in time is an answer', async () => {
  shop.faults.set('cartRead', { kind: 'delay', ms: 14_000 });
  const { call } = await callOnTheLine();
  await jest.advanceTimersByTimeAsync(14_000);
  // The rest of the answer comes over the line, which has its own time.
  expect(await call).toMatchObject({ status: 200 });
});

test('a call that was answered leaves no clock running', async () => {
  shop.faults.clear();
  await sendRequest({ path: CART });
  expect(jest.getTimerCount()).toBe(0);
});

test('a caller ends its call at once', async () => {
  const controller = new AbortController();
  const { call } = await callOnTheLine(controller.signal);
  controller.abort();
  await expect(call).rejects.toEqual(new FetchError('aborted'));
  expect(callsTo(CART)[0]?.signal.aborted).toBe(true);
});

test('a call that was ended before it began is not made', async () => {
  const call = sendRequest({ path: CART, signal: AbortSignal.abort() });
  await expect(call).rejects.toEqual(new FetchError('aborted'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(callsTo(CART)).toEqual([]);
});

test('many calls leave no listener on a signal that lives longer', async () => {
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

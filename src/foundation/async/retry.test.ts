import { jest } from '@jest/globals';
import { stopTime } from '../../testing/fakeClock.ts';
import { retry } from './retry.ts';

/** A call that fails the given number of times and then succeeds. */
function callThatFails(times: number) {
  let failures = 0;
  return jest.fn(async () => {
    if (failures === times) return 'coffee';
    failures += 1;
    throw new Error(`failure ${failures}`);
  });
}

function start(
  call: () => Promise<string>,
  options: Partial<Parameters<typeof retry>[1]> = {},
  controller = new AbortController(),
) {
  const { signal } = controller;
  const settled = retry(call, { pauseMs: () => 2000, signal, ...options }).catch(
    (error: Error) => error.message,
  );
  return { settled, abort: () => controller.abort(new Error('aborted')) };
}

beforeEach(() => stopTime());

test('calls a successful function once', async () => {
  const call = callThatFails(0);
  expect(await start(call).settled).toBe('coffee');
  expect(call).toHaveBeenCalledTimes(1);
});

test('calls a failed function again after each pause', async () => {
  const call = callThatFails(2);
  const { settled } = start(call, { pauseMs: (retries) => 1000 * 2 ** retries });
  await jest.advanceTimersByTimeAsync(999);
  expect(call).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1999);
  expect(call).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(await settled).toBe('coffee');
});

test('rejects with the last error after the last retry', async () => {
  const call = callThatFails(9);
  const { settled } = start(call, { maxRetries: 4 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await settled).toBe('failure 5');
  expect(call).toHaveBeenCalledTimes(5);
});

test('does not retry after an error that is not transient', async () => {
  const call = callThatFails(9);
  expect(await start(call, { isTransient: () => false }).settled).toBe('failure 1');
  expect(call).toHaveBeenCalledTimes(1);
});

test('ends the pause when the browser goes online', async () => {
  const call = callThatFails(9);
  start(call);
  await jest.advanceTimersByTimeAsync(500);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(2);
});

test('ends the pause when the signal is aborted', async () => {
  const call = callThatFails(2);
  const { abort, settled } = start(call);
  await jest.advanceTimersByTimeAsync(500);
  abort();
  expect(await settled).toBe('aborted');
  expect(jest.getTimerCount()).toBe(0);
  expect(call).toHaveBeenCalledTimes(1);
});

test('does not retry after an abort during the call', async () => {
  const controller = new AbortController();
  const call = jest.fn(async () => {
    controller.abort(new Error('aborted'));
    throw new Error('failure');
  });
  expect(await start(call, {}, controller).settled).toBe('aborted');
  expect(call).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('does not shorten a pause that exceeds the maximum timer delay', async () => {
  const call = callThatFails(9);
  start(call, { pauseMs: () => 2 ** 31 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
});

test('removes its listeners from the signal after each pause', async () => {
  const controller = new AbortController();
  const added = jest.spyOn(controller.signal, 'addEventListener');
  const removed = jest.spyOn(controller.signal, 'removeEventListener');
  const { settled } = start(callThatFails(3), {}, controller);
  await jest.advanceTimersByTimeAsync(6000);
  expect(await settled).toBe('coffee');
  expect(added).toHaveBeenCalledTimes(3);
  expect(removed).toHaveBeenCalledTimes(3);
});

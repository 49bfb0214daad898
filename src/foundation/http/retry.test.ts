import { jest } from '@jest/globals';
import { stopTime } from '../../testing/fakeClock.ts';
import { FetchError, ResponseError, ShapeError } from './errors.ts';
import { retry } from './retry.ts';

/** A service that fails with these, one call after the other, and then answers. */
function serviceThatFails(...failures: Error[]) {
  return jest.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'coffee';
  });
}

const unavailable = () => new ResponseError(503, null);
const cut = () => new FetchError('network');

function start(service: () => Promise<string>) {
  const { signal, abort } = bound(new AbortController());
  const ending = retry(service, { moreTries: 4, delayMs: 2000, signal });
  const settled = ending.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  return { abort, settled };
}

function bound(controller: AbortController) {
  return { signal: controller.signal, abort: () => controller.abort() };
}

beforeEach(() => stopTime());

test('a service that answers is asked once', async () => {
  const service = serviceThatFails();
  expect(await start(service).settled).toEqual({ value: 'coffee' });
  expect(service).toHaveBeenCalledTimes(1);
});

test('an error status is tried again after two seconds, not before', async () => {
  const service = serviceThatFails(unavailable());
  const { settled } = start(service);
  await jest.advanceTimersByTimeAsync(1999);
  expect(service).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(service).toHaveBeenCalledTimes(2);
  expect(await settled).toEqual({ value: 'coffee' });
});

test('a cut line and a time-out are tried again like an error status', async () => {
  const service = serviceThatFails(cut(), new FetchError('timeout'), new ResponseError(400, null));
  const { settled } = start(service);
  await jest.advanceTimersByTimeAsync(6000);
  expect(await settled).toEqual({ value: 'coffee' });
  expect(service).toHaveBeenCalledTimes(4);
});

test('after four more tries the last answer counts', async () => {
  const last = new ResponseError(500, 'the last');
  const service = serviceThatFails(cut(), unavailable(), cut(), unavailable(), last, cut());
  const { settled } = start(service);
  await jest.advanceTimersByTimeAsync(60_000);
  expect((await settled).error).toBe(last);
  expect(service).toHaveBeenCalledTimes(5);
});

test.each([
  ['a redirect or an unchanged answer', new ResponseError(304, null)],
  ['an answer of another shape', new ShapeError(['the answer'])],
  ['a call that its caller ended', new FetchError('aborted')],
  ['a mistake of our own', new TypeError('undefined is not a function')],
])('%s is not tried again', async (_, failure) => {
  const service = serviceThatFails(failure);
  const { settled } = start(service);
  await jest.advanceTimersByTimeAsync(60_000);
  expect((await settled).error).toBe(failure);
  expect(service).toHaveBeenCalledTimes(1);
});

test('an abort ends the waiting at once, and nothing is left running', async () => {
  const service = serviceThatFails(cut(), cut());
  const { abort, settled } = start(service);
  await jest.advanceTimersByTimeAsync(500);
  abort();
  expect((await settled).error).toEqual(new FetchError('aborted'));
  expect(jest.getTimerCount()).toBe(0);
  expect(service).toHaveBeenCalledTimes(1);
});

test('an abort during a try that fails otherwise is no reason to try again', async () => {
  const { signal, abort } = bound(new AbortController());
  const service = jest.fn(async () => {
    abort();
    throw unavailable();
  });
  const ending = retry(service, { moreTries: 4, delayMs: 2000, signal });
  await expect(ending).rejects.toEqual(new FetchError('aborted'));
  expect(service).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('what was ended before it began is not asked', async () => {
  const service = serviceThatFails();
  const ending = retry(service, { moreTries: 4, delayMs: 2000, signal: AbortSignal.abort() });
  await expect(ending).rejects.toEqual(new FetchError('aborted'));
  expect(service).not.toHaveBeenCalled();
});

test('many waits leave no listener on a signal that lives longer', async () => {
  const { signal } = bound(new AbortController());
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  const service = serviceThatFails(cut(), cut(), cut());
  const ending = retry(service, { moreTries: 4, delayMs: 2000, signal });
  await jest.advanceTimersByTimeAsync(6000);
  expect(await ending).toBe('coffee');
  expect(added).toHaveBeenCalledTimes(3);
  expect(removed).toHaveBeenCalledTimes(3);
});

import { jest } from '@jest/globals';
import { FetchError, ResponseError, ShapeError } from '../../../foundation/http/errors.ts';
import { stopTime } from '../../../testing/fakeClock.ts';
import { retry } from './useSuggestions.ts';

/** A service that fails with each of these in turn, and then answers. */
function serviceThatFails(...failures: Error[]) {
  return jest.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'coffee';
  });
}

const unavailable = () => new ResponseError(503, null);
const networkFailure = () => new FetchError('network');

function start(service: () => Promise<string>) {
  const { signal, abort } = bound(new AbortController());
  const result = retry(service, { moreTries: 4, delayMs: 2000, signal });
  const settled = result.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  return { abort, settled };
}

function bound(controller: AbortController) {
  return { signal: controller.signal, abort: () => controller.abort() };
}

beforeEach(() => stopTime());

test('a service that answers is called once', async () => {
  const service = serviceThatFails();
  expect(await start(service).settled).toEqual({ value: 'coffee' });
  expect(service).toHaveBeenCalledTimes(1);
});

test('after an error status the call is repeated two seconds later, not before', async () => {
  const service = serviceThatFails(unavailable());
  const { settled } = start(service);
  await jest.advanceTimersByTimeAsync(1999);
  expect(service).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(service).toHaveBeenCalledTimes(2);
  expect(await settled).toEqual({ value: 'coffee' });
});

test('after a network failure and after a time-out the call is repeated too', async () => {
  const service = serviceThatFails(
    networkFailure(),
    new FetchError('timeout'),
    new ResponseError(400, null),
  );
  const { settled } = start(service);
  await jest.advanceTimersByTimeAsync(6000);
  expect(await settled).toEqual({ value: 'coffee' });
  expect(service).toHaveBeenCalledTimes(4);
});

test('after four more tries the last failure is thrown (SEARCH-11)', async () => {
  const last = new ResponseError(500, 'the last');
  const service = serviceThatFails(
    networkFailure(),
    unavailable(),
    networkFailure(),
    unavailable(),
    last,
    networkFailure(),
  );
  const { settled } = start(service);
  await jest.advanceTimersByTimeAsync(60_000);
  expect((await settled).error).toBe(last);
  expect(service).toHaveBeenCalledTimes(5);
});

test.each([
  ['status 304', new ResponseError(304, null)],
  ['an answer with an unexpected shape', new ShapeError(['the answer'])],
  ['an aborted call', new FetchError('aborted')],
  ['an error in our own code', new TypeError('undefined is not a function')],
])('%s is not repeated', async (_, failure) => {
  const service = serviceThatFails(failure);
  const { settled } = start(service);
  await jest.advanceTimersByTimeAsync(60_000);
  expect((await settled).error).toBe(failure);
  expect(service).toHaveBeenCalledTimes(1);
});

test('an abort ends the pause at once, and leaves no timer', async () => {
  const service = serviceThatFails(networkFailure(), networkFailure());
  const { abort, settled } = start(service);
  await jest.advanceTimersByTimeAsync(500);
  abort();
  expect((await settled).error).toEqual(new FetchError('aborted'));
  expect(jest.getTimerCount()).toBe(0);
  expect(service).toHaveBeenCalledTimes(1);
});

test('after an abort during a failing try there is no further try', async () => {
  const { signal, abort } = bound(new AbortController());
  const service = jest.fn(async () => {
    abort();
    throw unavailable();
  });
  const result = retry(service, { moreTries: 4, delayMs: 2000, signal });
  await expect(result).rejects.toEqual(new FetchError('aborted'));
  expect(service).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('with an aborted signal the service is not called', async () => {
  const service = serviceThatFails();
  const result = retry(service, { moreTries: 4, delayMs: 2000, signal: AbortSignal.abort() });
  await expect(result).rejects.toEqual(new FetchError('aborted'));
  expect(service).not.toHaveBeenCalled();
});

test('finished pauses leave no listeners on the caller’s signal', async () => {
  const { signal } = bound(new AbortController());
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  const service = serviceThatFails(networkFailure(), networkFailure(), networkFailure());
  const result = retry(service, { moreTries: 4, delayMs: 2000, signal });
  await jest.advanceTimersByTimeAsync(6000);
  expect(await result).toBe('coffee');
  expect(added).toHaveBeenCalledTimes(3);
  expect(removed).toHaveBeenCalledTimes(3);
});

/** @jest-environment node */
import { BusyError, createSemaphore } from './createSemaphore.ts';

/** Starts calls that the test ends itself. One call may run at a time, and two may wait. */
function startCalls() {
  const semaphore = createSemaphore(1, 2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, signal = new AbortController().signal) =>
    semaphore.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, signal);
  return { run, begun, end: (name: string) => ends.get(name)?.() };
}

// SSR-42
test('runs calls in order of arrival and rejects further ones', async () => {
  const { run, begun, end } = startCalls();
  const calls = ['a', 'b', 'c'].map((name) => run(name));
  await expect(run('too many')).rejects.toBeInstanceOf(BusyError);
  for (const [index, call] of calls.entries()) {
    await new Promise(setImmediate);
    expect(begun).toEqual(['a', 'b', 'c'].slice(0, index + 1));
    end(begun.at(-1) ?? '');
    await call;
  }
});

// SSR-42
test('a call that is aborted while waiting leaves the queue and never runs', async () => {
  const { run, begun, end } = startCalls();
  const first = run('a');
  const abort = new AbortController();
  const waiting = [run('b', abort.signal), run('c', abort.signal)];
  abort.abort();
  for (const call of waiting) await expect(call).rejects.toBeInstanceOf(BusyError);
  const others = [run('d'), run('e')];
  end('a');
  await first;
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'd']);
  end('d');
  await others[0];
  await new Promise(setImmediate);
  end('e');
  expect(await others[1]).toBe('e');
});

// SSR-42
test('a failed call makes room for the next one', async () => {
  const semaphore = createSemaphore(1, 1);
  const { signal } = new AbortController();
  const failed = semaphore.run(() => Promise.reject(new Error('failed')), signal);
  await expect(failed).rejects.toThrow('failed');
  expect(await semaphore.run(() => Promise.resolve('next'), signal)).toBe('next');
});

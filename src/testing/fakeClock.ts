import { jest } from '@jest/globals';

/**
 * Stops the time of the running test: timers and the date move only by `jest.advanceTimersByTimeAsync(ms)`.
 * Promises and the network under them run on. With user-event give it
 * `userEvent.setup({ advanceTimers: jest.advanceTimersByTime })`.
 */
export function stopTime(now?: Date): void {
  jest.useFakeTimers({
    ...(now && { now }),
    doNotFake: [
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'performance',
      'hrtime',
    ],
  });
}

// Time goes on after the test.
afterEach(() => {
  jest.useRealTimers();
});

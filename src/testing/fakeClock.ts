import { jest } from '@jest/globals';

/**
 * Fakes the time of the running test: timers and the date advance only by `jest.advanceTimersByTimeAsync(ms)`,
 * promises and the network are real. With user-event use
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

afterEach(() => {
  jest.useRealTimers();
});

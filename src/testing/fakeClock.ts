import { jest } from '@jest/globals';

/**
 * Fakes timers and the date for the running test. They advance only by `jest.advanceTimersByTimeAsync(ms)`; promises
 * and the network are real. With user-event, use `userEvent.setup({ advanceTimers: jest.advanceTimersByTime })`.
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

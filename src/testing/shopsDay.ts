import { jest } from '@jest/globals';

/**
 * Sets the date of every test of a file to the demo shop's day, because staff are shown what runs today. Only `Date`
 * stands still; timers are real. Call it once, at the top.
 */
export function useShopsDay(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: Date.parse(process.env['DEMO_SHOP_TIME'] ?? ''),
      doNotFake: [
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

import { jest } from '@jest/globals';

/**
 * Today is the day on which the demo shop's clock stands, in every test of a file: staff are shown what runs today. Only
 * `Date` stands still, timers run. Call it once, at the top.
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

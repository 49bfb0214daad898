import { jest } from '@jest/globals';
import { browserPage } from '../../pageLifecycle.ts';
import { requestTurn } from './sendTurn.ts';

afterEach(() => jest.useRealTimers());

test('grants a turn after 35 s if another tab still holds the lock (CART-72)', () => {
  jest.useFakeTimers();
  const { clock } = browserPage;
  const onGranted = jest.fn();
  const turn = requestTurn({ clock, requestLock: () => () => undefined }, onGranted);
  jest.advanceTimersByTime(34_999);
  expect(turn.isGranted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(turn.isGranted).toBe(true);
  expect(onGranted).toHaveBeenCalledTimes(1);
});

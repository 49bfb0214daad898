import { jest } from '@jest/globals';
import { connect } from '../browser.ts';
import { fakeRemote } from '../../testing/fakeRemote.ts';
import { getSnapshot, subscribe } from './pageCart.ts';

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a cart whose remote is missing is retried while it has listeners (HK-54)', async () => {
  const remote = fakeRemote();
  const failures: unknown[] = [];
  connect({
    entry: 'https://cdn.test/container.js',
    onEvent: (event) => event.type === 'failed' && failures.push(event.module),
  });
  remote.refuse();
  const stop = subscribe(() => {});
  await pass(10_000);
  expect(failures.length).toBeGreaterThan(1);
  stop();
  failures.length = 0;
  await pass(3_600_000);
  expect(failures).toEqual([]);

  const stopAgain = subscribe(() => {});
  await pass(4_000);
  remote.cart.set(3);
  remote.arrive();
  await pass(400_000);
  expect(getSnapshot()).toMatchObject({ count: 3, busy: false, readError: null });
  stopAgain();
  remote.stop();
});

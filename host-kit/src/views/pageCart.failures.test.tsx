import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { connect } from '../browser.ts';
import { useCart } from '../react.tsx';
import { fakeRemote } from './fixtures/fakeRemote.ts';

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

function CartCount() {
  const { count, busy, readError } = useCart();
  return <output>{JSON.stringify({ count, busy, readError })}</output>;
}
const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a cart whose remote does not come says so, and is there as soon as the remote is (HK-54, HK-55)', async () => {
  const remote = fakeRemote();
  connect({ entry: 'https://cdn.test/container.js' });
  remote.refuse();
  render(<CartCount />);
  expect(shown()).toEqual({ count: 0, busy: true, readError: null });
  await pass(4_000);
  expect(shown()).toEqual({ count: 0, busy: false, readError: 'UNKNOWN' });
  const { cartActions } = await import('./pageCart.ts');
  const outcome = cartActions.reload();
  await pass(4_000);
  expect(await outcome).toEqual({ ok: false, code: 'UNKNOWN', limit: null });

  remote.cart.set(3);
  remote.arrive();
  await pass(60_000);
  expect(shown()).toEqual({ count: 3, busy: false, readError: null });
  remote.stop();
});

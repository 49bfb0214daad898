import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { connect } from '../browser.ts';
import { useCart } from '../react.tsx';
import { fakeRemote } from '../../testing/fakeRemote.ts';

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

function CartCount() {
  const { count, busy, readError } = useCart();
  return <output>{JSON.stringify({ count, busy, readError })}</output>;
}
const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a cart reports a missing remote and recovers once the remote loads (HK-54)', async () => {
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

  // Simulates a module that has loaded late and has read the cart.
  remote.cart.set(3);
  remote.arrive();
  await pass(0);
  window.dispatchEvent(new CustomEvent('fascia:cart-changed', { detail: { count: 3 } }));
  await pass(0);
  expect(shown()).toEqual({ count: 3, busy: false, readError: null });
  remote.stop();
});

import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { fakeRemote } from '../testing/fakeRemote.ts';
import { connect } from './browser.ts';
import { Fascia, useCart } from './react.tsx';

function Cart() {
  const { busy, readError } = useCart();
  return <output>{JSON.stringify({ busy, readError })}</output>;
}

const fallback = <a href="/">Aroma</a>;

const warning = jest.spyOn(console, 'warn');
beforeEach(() => {
  jest.useFakeTimers();
  warning.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the fallback stays and the cart has a read error if the page has not connected (HK-50)', async () => {
  render(
    <>
      <Fascia module="Header" fallback={fallback} />
      <Cart />
    </>,
  );
  await act(async () => {});
  expect(screen.getByRole('link', { name: 'Aroma' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('{"busy":false,"readError":"UNKNOWN"}');
});

// Each in a test of its own, because both print the same warning.
test.each([
  { name: 'Fascia', Component: () => <Fascia module="Header" fallback={fallback} /> },
  { name: 'useCart', Component: Cart },
])(
  '$name reports a missing connection without an uncaught error (HK-50)',
  async ({ Component }) => {
    render(<Component />);
    await act(async () => {});
    jest.runOnlyPendingTimers();
    expect(warning).toHaveBeenCalledWith('TypeError: fascia-host: connect first');
  },
);

// HK-54
test('the cart recovers if the page connects later', async () => {
  render(<Cart />);
  await act(async () => {});
  expect(screen.getByRole('status')).toHaveTextContent('{"busy":false,"readError":"UNKNOWN"}');
  const remote = fakeRemote();
  connect({ entry: 'https://cdn.test/container.js' });
  remote.arrive();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('status')).toHaveTextContent('{"busy":false,"readError":null}');
  remote.stop();
});

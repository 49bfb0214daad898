import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { connect } from '../browser.ts';
import { useCart } from '../react.tsx';
import { fakeRemote } from '../../testing/fakeRemote.ts';

const remote = fakeRemote();
afterAll(() => remote.stop());

const ARTICLE = { productId: '1', tcm: '2', quantity: 2 };
const outcomes: unknown[] = [];

function CartCount() {
  const { count, busy, readError, addArticle } = useCart();
  const add = async () => outcomes.push(await addArticle(ARTICLE));
  return (
    <button onClick={() => void add()}>
      {count} articles{busy && ', busy'}
      {readError && `, ${readError}`}
    </button>
  );
}

// The page has one cart, so these tests depend on their order.
test('the cart is empty and busy on a server and while the remote is loading (HK-54)', async () => {
  connect({ entry: 'https://cdn.test/container.js' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<CartCount />);
  expect(container.textContent).toBe('0 articles, busy');
  const root = await act(async () => hydrateRoot(container, <CartCount />));
  expect(container.textContent).toBe('0 articles, busy');
  await act(async () => root.unmount());
  container.remove();
});

test('an action waits for the remote, and the changed cart is shown (HK-54)', async () => {
  render(<CartCount />);
  screen.getByRole('button', { name: '0 articles, busy' }).click();
  await act(async () => {});
  expect([outcomes, remote.cart.added]).toEqual([[], []]);
  remote.arrive();
  expect(await screen.findByRole('button', { name: '2 articles' })).toBeInTheDocument();
  expect([outcomes, remote.cart.added]).toEqual([[{ ok: true }], [ARTICLE]]);
});

test('all components show the cart and unsubscribe when they unmount (HK-54)', async () => {
  const first = render(<CartCount />);
  const second = render(<CartCount />);
  act(() => remote.cart.set(7));
  expect(screen.getAllByRole('button', { name: '7 articles' })).toHaveLength(2);
  first.unmount();
  act(() => remote.cart.set(8));
  expect(screen.getByRole('button', { name: '8 articles' })).toBeInTheDocument();
  second.unmount();
  expect(remote.cart.listeners()).toBe(0);
  render(<CartCount />);
  expect(screen.getByRole('button', { name: '8 articles' })).toBeInTheDocument();
});

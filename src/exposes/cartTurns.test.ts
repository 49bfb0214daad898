import { waitFor } from '@testing-library/react';
import { CUP, serveCart } from '../testing/cartPage.ts';
import { serveLocks } from '../testing/fakeLocks.ts';
import { settle } from '../testing/settle.ts';
import { addArticle, cartStore, setArticle } from './cart.ts';

const { puts, openWithCups } = serveCart();
const locks = serveLocks();

test('waits for its turn before sending a change, and ends the turn afterwards (CART-72)', async () => {
  await openWithCups(2);
  const endTurn = await locks.holdTurn();
  const outcome = setArticle({ ...CUP, quantity: 3 });
  await settle();
  expect(cartStore.getState()).toMatchObject({ count: 3, busy: true });
  expect(puts()).toEqual([]);
  endTurn();
  expect(await outcome).toEqual({ ok: true });
  const endNext = await locks.holdTurn();
  endNext();
});

test('sends the waiting change when the page is left, and gives up its turn (CART-72)', async () => {
  await openWithCups(2);
  const endTurn = await locks.holdTurn();
  void setArticle({ ...CUP, quantity: 3 });
  window.dispatchEvent(new Event('pagehide'));
  endTurn();
  const endNext = await locks.holdTurn();
  endNext();
  await waitFor(() => expect(puts()).toHaveLength(1));
});

test('sends a change if the page has no access to locks (CART-72)', async () => {
  locks.install({ request: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  await openWithCups(2);
  expect(await setArticle({ ...CUP, quantity: 3 })).toEqual({ ok: true });
});

test('sends a change if the browser does not support locks (CART-72)', async () => {
  locks.remove();
  await openWithCups(2);
  expect(await addArticle({ ...CUP, quantity: 1 })).toEqual({ ok: true });
  expect(await puts()[0]?.json()).toEqual({ setArticle: { ...CUP, quantity: 3 } });
});

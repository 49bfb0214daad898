import { waitFor } from '@testing-library/react';
import { CUP, cupService, openCartPage, serveCart } from '../testing/cartPage.ts';
import { serveLocks } from '../testing/fakeLocks.ts';
import { addArticle, cartStore, setArticle } from './cart.ts';

const { use, puts } = serveCart();
const locks = serveLocks();

test('a window sends when it is its turn, one change at a time (CART-72)', async () => {
  use(...cupService(2));
  await openCartPage();
  const endTurn = await locks.holdTurn();
  const outcome = setArticle({ ...CUP, quantity: 3 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(cartStore.getState()).toMatchObject({ count: 3, busy: true });
  expect(puts()).toEqual([]);
  endTurn();
  expect(await outcome).toEqual({ ok: true });
  const endNext = await locks.holdTurn();
  endNext();
});

test('a page that is left while it waits for its turn waits no longer (CART-72)', async () => {
  use(...cupService(2));
  await openCartPage();
  const endTurn = await locks.holdTurn();
  void setArticle({ ...CUP, quantity: 3 });
  window.dispatchEvent(new Event('pagehide'));
  endTurn();
  const endNext = await locks.holdTurn();
  endNext();
  await waitFor(() => expect(puts()).toHaveLength(1));
});

test('locks to which the page has no access keep nothing from being sent (CART-72)', async () => {
  locks.install({ request: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  use(...cupService(2));
  await openCartPage();
  expect(await setArticle({ ...CUP, quantity: 3 })).toEqual({ ok: true });
});

test('without locks a change is sent at once (CART-72)', async () => {
  locks.remove();
  use(...cupService(2));
  await openCartPage();
  expect(await addArticle({ ...CUP, quantity: 1 })).toEqual({ ok: true });
  expect(await puts()[0]?.json()).toEqual({ setArticle: { ...CUP, quantity: 3 } });
});

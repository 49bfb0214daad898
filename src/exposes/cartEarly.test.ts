import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beginReads } from '../areas/header/chunks/reads/beginReads.ts';
// Loaded now: while it is loading, a prefetched response may become too old.
import '../features/cart/chunks/services/startCart.ts';
import { visitorId } from '../foundation/browser/visit/visit.ts';
import {
  CART,
  cartOfCups,
  cartSettled,
  CUP,
  cupService,
  openCartPage,
  serveCart,
} from '../testing/cartPage.ts';
import { addArticle, cartStore, reload } from './cart.ts';

const { use, gets } = serveCart();

const RECORD = 'fascia.cartTurn';
const begin = () => beginReads({ showPromotionBanner: false }, true);
const noteSent = (isOpen: boolean) =>
  localStorage.setItem(RECORD, JSON.stringify({ id: 'other', isOpen, wishes: {} }));

// HK-131
test('the page uses the cart of the document’s read without another request', async () => {
  use(...cupService(2));
  begin();
  await openCartPage();
  expect(cartStore.getState().count).toBe(2);
  expect(gets()).toHaveLength(1);
});

// HK-131
test.each([
  ['another window has sent a change since', () => noteSent(false)],
  ['another window is sending a change', () => noteSent(true)],
  ['what was sent cannot be known any more', () => localStorage.removeItem(RECORD)],
])('the cart is read again where %s', async (_, happen) => {
  use(...cupService(2));
  begin();
  happen();
  await openCartPage();
  expect(gets()).toHaveLength(2);
});

// HK-131
test('the cart is not read early while a change of another window is on its way', () => {
  noteSent(true);
  begin();
  expect(gets()).toHaveLength(0);
});

// HK-131
test('the cart is not read early where the page before has left changes', async () => {
  use(...cupService(2));
  const changes = [{ change: { setArticle: { ...CUP, quantity: 3 } }, at: Date.now() }];
  sessionStorage.setItem(
    'fascia.cart.DE.left',
    JSON.stringify({ at: Date.now(), visitor: visitorId(), changes }),
  );
  begin();
  expect(gets()).toHaveLength(0);
  await openCartPage();
  await waitFor(() => expect(cartStore.getState().count).toBe(3));
});

// HK-131
test('the cart is read again where changes of the page before have come to light since', async () => {
  use(...cupService(2));
  begin();
  const changes = [{ change: { setArticle: { ...CUP, quantity: 3 } }, at: Date.now() }];
  sessionStorage.setItem(
    'fascia.cart.DE.left',
    JSON.stringify({ at: Date.now(), visitor: visitorId(), changes }),
  );
  await openCartPage();
  await waitFor(() => expect(cartStore.getState().count).toBe(3));
  expect(gets().length).toBeGreaterThan(1);
});

// HK-131
test('the cart is read again where the visitor has changed it before its code was there', async () => {
  use(...cupService(2));
  begin();
  await addArticle({ ...CUP, quantity: 1 });
  await cartSettled();
  expect(cartStore.getState().count).toBe(3);
  expect(gets().length).toBeGreaterThan(1);
});

// HK-131
test('a reload of the cart never takes what was read early', async () => {
  let count = 2;
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: cartOfCups(count) })));
  begin();
  await openCartPage();
  count = 5;
  await reload();
  expect(cartStore.getState().count).toBe(5);
});

// HK-131
test('without storage the cart is not read early', () => {
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new Error('Full');
  };
  begin();
  Storage.prototype.setItem = write;
  expect(gets()).toHaveLength(0);
});

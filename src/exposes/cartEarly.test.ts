import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beginReads } from '../areas/header/chunks/reads/beginReads.ts';
// Loaded in advance, because a prefetched response may expire while this code loads.
import '../features/cart/chunks/services/startCart.ts';
import {
  CART,
  cartOfCups,
  cartSettled,
  CUP,
  cupService,
  handOff,
  openCartPage,
  serveCart,
} from '../testing/cartPage.ts';
import { addArticle, cartStore, reload } from './cart.ts';

const { use, gets } = serveCart();

const left = { change: { setArticle: { ...CUP, quantity: 3 } }, at: Date.now() };
const RECORD = 'fascia.cartTurn';
const begin = () => beginReads({ showPromotionBanner: false }, true);
const noteSent = (isOpen: boolean) =>
  localStorage.setItem(RECORD, JSON.stringify({ id: 'other', isOpen, wishes: {} }));

// HK-131
test('uses the prefetched cart without another request', async () => {
  use(...cupService(2));
  begin();
  await openCartPage();
  expect(cartStore.getState().count).toBe(2);
  expect(gets()).toHaveLength(1);
});

// HK-131
test.each([
  ['another tab has sent a change since', () => noteSent(false)],
  ['another tab is sending a change', () => noteSent(true)],
  ['the record of sent changes is missing', () => localStorage.removeItem(RECORD)],
])('reads the cart again if %s', async (_, happen) => {
  use(...cupService(2));
  begin();
  happen();
  await openCartPage();
  expect(gets()).toHaveLength(2);
});

// HK-131
test('does not prefetch the cart while another tab is sending a change', () => {
  noteSent(true);
  begin();
  expect(gets()).toHaveLength(0);
});

// HK-131
test('does not prefetch the cart if the previous page has handed over changes', async () => {
  use(...cupService(2));
  handOff({ changes: [left] });
  begin();
  expect(gets()).toHaveLength(0);
  await openCartPage();
  await waitFor(() => expect(cartStore.getState().count).toBe(3));
});

// HK-131
test('reads the cart again if changes have been handed over since the prefetch', async () => {
  use(...cupService(2));
  begin();
  handOff({ changes: [left] });
  await openCartPage();
  await waitFor(() => expect(cartStore.getState().count).toBe(3));
  expect(gets().length).toBeGreaterThan(1);
});

// HK-131
test('reads the cart again if the visitor changes it before the cart’s code has loaded', async () => {
  use(...cupService(2));
  begin();
  await addArticle({ ...CUP, quantity: 1 });
  await cartSettled();
  expect(cartStore.getState().count).toBe(3);
  expect(gets().length).toBeGreaterThan(1);
});

// HK-131
test('does not use a prefetched response for a reload', async () => {
  let count = 2;
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: cartOfCups(count) })));
  begin();
  await openCartPage();
  count = 5;
  await reload();
  expect(cartStore.getState().count).toBe(5);
});

// HK-131
test('does not prefetch the cart without storage', () => {
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new Error('Full');
  };
  begin();
  Storage.prototype.setItem = write;
  expect(gets()).toHaveLength(0);
});

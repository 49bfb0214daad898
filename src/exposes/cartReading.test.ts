import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  CART,
  cartOfCups,
  cartSettled,
  CUP,
  cupService,
  openCartPage,
  storeCart,
  serveCart,
} from '../testing/cartPage.ts';
import { cartStore, reload, setArticle } from './cart.ts';

const { use, gets, errors, openWithCups } = serveCart();

const KEY = 'fascia.cart.DE';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const answerReads = (answer: () => Response | Promise<Response>) =>
  use(http.get(`*${CART}`, answer));
const notModified = () => new HttpResponse(null, { status: 304 });

/** Opens a page with four stored cups whose first read is pending. */
async function openWithStoredCart(): Promise<(answer: Response) => void> {
  use(...cupService(4));
  const read = Promise.withResolvers<Response>();
  answerReads(() => read.promise);
  storeCart(4);
  cartStore.subscribe(() => undefined);
  await waitFor(() => expect(cartStore.getState()).toMatchObject({ count: 4, busy: true }));
  return read.resolve;
}

test('allows checkout with a stored cart only after the response (CART-05, CART-55)', async () => {
  const answer = await openWithStoredCart();
  expect(cartStore.getState().canCheckout).toBe(false);
  answer(HttpResponse.json({ cart: cartOfCups(4) }));
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ count: 4, canCheckout: true });
});

test('allows checkout with a stored cart after the response to a change (CART-55)', async () => {
  await openWithStoredCart();
  const outcome = setArticle({ ...CUP, quantity: 5 });
  expect(cartStore.getState()).toMatchObject({ count: 5, canCheckout: false });
  await outcome;
  expect(cartStore.getState()).toMatchObject({ count: 5, canCheckout: true });
});

test('allows checkout after a failed read only once a change has a response (CART-55)', async () => {
  await openWithCups(0);
  answerReads(() => HttpResponse.json({}, { status: 500 }));
  await reload();
  use(...cupService(0));
  const outcome = setArticle({ ...CUP, quantity: 1 });
  expect(cartStore.getState()).toMatchObject({ count: 1, canCheckout: false });
  await outcome;
  expect(cartStore.getState()).toMatchObject({ count: 1, canCheckout: true });
});

test('keeps allowing checkout while the host reloads the cart (CART-06, CART-55)', async () => {
  await openWithCups(2);
  const outcome = reload();
  expect(cartStore.getState()).toMatchObject({ busy: true, canCheckout: true });
  expect(await outcome).toEqual({ ok: true });
});

test('keeps the known cart if a read returns 304 (CART-09)', async () => {
  await openWithCups(2);
  answerReads(notModified);
  expect(await reload()).toEqual({ ok: true });
  expect(cartStore.getState()).toMatchObject({ count: 2, canCheckout: true, readError: null });
  expect(stored()).toMatchObject({ numberOfArticles: 2 });
  expect(errors).toEqual([]);
});

test('confirms the stored cart if the first read returns 304 (CART-09)', async () => {
  const answer = await openWithStoredCart();
  answer(notModified());
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ count: 4, canCheckout: true, readError: null });
  expect(gets()).toHaveLength(1);
});

test('confirms the cart if the read after a lost change returns 304 (CART-20, CART-09)', async () => {
  await openWithCups(2);
  use(http.put(`*${CART}`, () => HttpResponse.error(), { once: true }));
  answerReads(notModified);
  await setArticle({ ...CUP, quantity: 3 });
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ count: 2, canCheckout: true });
  expect(gets()).toHaveLength(2);
});

test('does not allow checkout after a 304 without a known cart (CART-09)', async () => {
  use(...cupService(0));
  answerReads(notModified);
  await openCartPage();
  void setArticle({ ...CUP, quantity: 1 });
  expect(cartStore.getState()).toMatchObject({ count: 1, canCheckout: false });
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ count: 1, canCheckout: true });
});

test('keeps the stored cart after a failed read (CART-09, CART-05)', async () => {
  await openWithCups(2);
  const before = stored();
  answerReads(() => HttpResponse.json({}, { status: 500 }));
  expect(await reload()).toMatchObject({ ok: false });
  window.dispatchEvent(new Event('focus'));
  await cartSettled();
  expect(cartStore.getState()).toMatchObject({ count: 0, readError: 'UNKNOWN' });
  expect(stored()).toEqual(before);
  use(...cupService(0));
  await reload();
  expect(stored()).toMatchObject({ numberOfArticles: 0 });
});

test('bypasses the browser’s cache when reading (CART-06)', async () => {
  await openWithCups(2);
  await reload();
  expect(gets().map(({ cache }) => cache)).toEqual(['no-store', 'no-store']);
});

test('replaces a missing numberOfArticles with the sum of the quantities (CART-57)', async () => {
  const { articles } = cartOfCups(3);
  answerReads(() => HttpResponse.json({ cart: { articles } }));
  await openCartPage();
  expect(cartStore.getState()).toMatchObject({ count: 3, canCheckout: true, readError: null });
});

test('a reload that a listener requests during another reload has its own outcome (CART-49)', async () => {
  await openWithCups(2);
  answerReads(() => HttpResponse.json({}, { status: 500 }));
  let retried: ReturnType<typeof reload> | undefined;
  const stop = cartStore.subscribe(() => {
    if (!cartStore.getState().readError) return;
    stop();
    use(...cupService(2));
    retried = reload();
  });
  expect(await reload()).toMatchObject({ ok: false });
  expect(await retried).toEqual({ ok: true });
});

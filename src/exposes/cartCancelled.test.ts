import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  CART,
  cartSettled,
  CUP,
  cupService,
  openCartPage,
  serveCart,
} from '../testing/cartPage.ts';
import { addArticle, cartStore, reload, setArticle } from './cart.ts';

const { use, gets, puts } = serveCart();

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));
const dispatch = (type: string) => window.dispatchEvent(new Event(type));
const left = () => JSON.parse(sessionStorage.getItem('fascia.cart.DE.left') ?? 'null');
afterEach(() => dispatch('pageshow'));

/** The page is about to be left: the browser cancels the requests that are in flight, long before `pagehide`. */
function cancelRequests(): void {
  use(
    http.get(`*${CART}`, () => HttpResponse.error()),
    http.put(`*${CART}`, () => HttpResponse.error()),
  );
  dispatch('beforeunload');
}

/** Makes an addition that waits for its read, which is cancelled. */
async function addWithCancelledRead() {
  use(...cupService(2));
  await openCartPage();
  // Another window has sent a change.
  localStorage.setItem('fascia.cartTurn', JSON.stringify({ id: 'other', isOpen: false }));
  cancelRequests();
  const outcome = addArticle({ ...CUP, quantity: 1 });
  await waitFor(() => expect(gets()).toHaveLength(2));
  await soon();
  expect(cartStore.getState()).toMatchObject({ count: 3, readError: null });
  return { outcome };
}

test('an addition whose read leaving the page cancels is handed over (CART-21, CART-92)', async () => {
  await addWithCancelledRead();
  dispatch('pagehide');
  expect(left()?.changes).toMatchObject([{ change: { addArticle: { ...CUP, quantity: 1 } } }]);
});

test.each(['pageshow', 'focus'])(
  'an addition whose read was cancelled is made after a %s, when the page stays (CART-92)',
  async (type) => {
    const { outcome } = await addWithCancelledRead();
    use(...cupService(5));
    dispatch(type);
    expect(await outcome).toEqual({ ok: true });
    expect(await puts()[0]?.json()).toEqual({ setArticle: { ...CUP, quantity: 6 } });
  },
);

test('a change whose request leaving the page cancels is handed over (CART-21, CART-92)', async () => {
  use(...cupService(2));
  await openCartPage();
  cancelRequests();
  void setArticle({ ...CUP, quantity: 4 });
  await waitFor(() => expect(puts()).toHaveLength(1));
  await soon();
  expect(cartStore.getState()).toMatchObject({ count: 4, changeError: null });
  dispatch('pagehide');
  expect(left()?.changes).toMatchObject([{ change: { setArticle: { ...CUP, quantity: 4 } } }]);
});

test('a cancelled change of a page that stays is lost, and the cart is read (CART-20, CART-92)', async () => {
  use(...cupService(2));
  await openCartPage();
  cancelRequests();
  const outcome = setArticle({ ...CUP, quantity: 4 });
  await waitFor(() => expect(puts()).toHaveLength(1));
  await soon();
  use(...cupService(4));
  dispatch('pageshow');
  expect(await outcome).toMatchObject({ ok: false });
  await cartSettled();
  expect(cartStore.getState().count).toBe(4);
});

test('a read that leaving the page cancels does not empty the cart (CART-92)', async () => {
  use(...cupService(2));
  await openCartPage();
  cancelRequests();
  const outcome = reload();
  await waitFor(() => expect(gets()).toHaveLength(2));
  await soon();
  expect(cartStore.getState()).toMatchObject({ count: 2, readError: null });
  use(...cupService(3));
  dispatch('pageshow');
  expect(await outcome).toEqual({ ok: true });
  expect(cartStore.getState().count).toBe(3);
});

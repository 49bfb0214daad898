import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  CART,
  cartSettled,
  CUP,
  cupService,
  handedOff,
  openCartPage,
  serveCart,
} from '../testing/cartPage.ts';
import { addArticle, cartStore, reload, setArticle } from './cart.ts';

const { use, gets, puts, errors } = serveCart();

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));
const dispatch = (type: string) => window.dispatchEvent(new Event(type));
afterEach(() => dispatch('pageshow'));

/** The page is about to be left: the browser cancels the requests that are in flight, long before `pagehide`. */
function cancelRequests(): void {
  use(
    http.get(`*${CART}`, () => HttpResponse.error()),
    http.put(`*${CART}`, () => HttpResponse.error()),
  );
  dispatch('beforeunload');
}

/** The same in WebKit, for a page that goes into the back/forward cache: a read is cancelled just before `beforeunload`. */
function cancelReadsFirst(): void {
  use(
    http.get(`*${CART}`, () => {
      setTimeout(dispatch, 20, 'beforeunload');
      return HttpResponse.error();
    }),
  );
}

/** Makes an addition that waits for its read, which is cancelled. */
async function addWithCancelledRead(cancel = cancelRequests) {
  use(...cupService(2));
  await openCartPage();
  // Another window has sent a change.
  localStorage.setItem('fascia.cartTurn', JSON.stringify({ id: 'other', isOpen: false }));
  cancel();
  const outcome = addArticle({ ...CUP, quantity: 1 });
  await waitFor(() => expect(gets()).toHaveLength(2));
  await soon();
  expect(cartStore.getState()).toMatchObject({ count: 3, readError: null });
  return { outcome };
}

// CART-146
test.each([
  ['after `beforeunload`', cancelRequests],
  ['before it', cancelReadsFirst],
])('an addition whose read is cancelled %s is handed over (CART-21)', async (_, cancel) => {
  await addWithCancelledRead(cancel);
  dispatch('pagehide');
  expect(handedOff()?.changes).toMatchObject([{ change: { addArticle: { ...CUP, quantity: 1 } } }]);
  expect(errors).toEqual([]);
});

test.each(['pageshow', 'focus'])(
  'an addition whose read was cancelled is made after a %s, when the page stays (CART-21)',
  async (type) => {
    const { outcome } = await addWithCancelledRead();
    use(...cupService(5));
    dispatch(type);
    expect(await outcome).toEqual({ ok: true });
    expect(await puts()[0]?.json()).toEqual({ setArticle: { ...CUP, quantity: 6 } });
  },
);

test('a change whose request leaving the page cancels is handed over (CART-21)', async () => {
  use(...cupService(2));
  await openCartPage();
  cancelRequests();
  void setArticle({ ...CUP, quantity: 4 });
  await waitFor(() => expect(puts()).toHaveLength(1));
  await soon();
  expect(cartStore.getState()).toMatchObject({ count: 4, changeError: null });
  dispatch('pagehide');
  expect(handedOff()?.changes).toMatchObject([{ change: { setArticle: { ...CUP, quantity: 4 } } }]);
});

test('a cancelled change of a page that stays is lost, and the cart is read (CART-20, CART-21)', async () => {
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

test('a read that leaving the page cancels does not empty the cart (CART-21)', async () => {
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

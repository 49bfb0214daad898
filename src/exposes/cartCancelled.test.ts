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
import { settle } from '../testing/settle.ts';
import { addArticle, cartStore, reload, setArticle } from './cart.ts';

const { use, gets, puts, errors } = serveCart();

const dispatch = (type: string) => window.dispatchEvent(new Event(type));
afterEach(() => dispatch('pageshow'));

/** The browser cancels the requests in flight when the page is about to be left, long before `pagehide`. */
function cancelRequests(): void {
  use(
    http.get(`*${CART}`, () => HttpResponse.error()),
    http.put(`*${CART}`, () => HttpResponse.error()),
  );
  dispatch('beforeunload');
}

/** WebKit cancels reads just before `beforeunload` if the page enters the back/forward cache. */
function cancelReadsFirst(): void {
  use(
    http.get(`*${CART}`, () => {
      setTimeout(dispatch, 300, 'beforeunload');
      return HttpResponse.error();
    }),
  );
}

/** Makes an addition that has to read the cart first. That read is cancelled. */
async function addWithCancelledRead(cancel = cancelRequests) {
  use(...cupService(2));
  await openCartPage();
  // Another tab has sent a change, so the addition has to read the cart.
  localStorage.setItem('fascia.cartTurn', JSON.stringify({ id: 'other', isOpen: false }));
  const isLeft = new Promise((resolve) => {
    window.addEventListener('beforeunload', resolve, { once: true });
  });
  cancel();
  const outcome = addArticle({ ...CUP, quantity: 1 });
  await waitFor(() => expect(gets()).toHaveLength(2));
  await isLeft;
  await settle();
  expect(cartStore.getState()).toMatchObject({ count: 3, readError: null });
  return { outcome };
}

// CART-146
test.each([
  ['after `beforeunload`', cancelRequests],
  ['before it', cancelReadsFirst],
])('hands over an addition if its read is cancelled %s (CART-21)', async (_, cancel) => {
  await addWithCancelledRead(cancel);
  dispatch('pagehide');
  expect(handedOff()?.changes).toMatchObject([{ change: { addArticle: { ...CUP, quantity: 1 } } }]);
  expect(errors).toEqual([]);
});

test.each(['pageshow', 'focus'])(
  'repeats a cancelled read after `%s` if the page stays, and sends the addition (CART-21)',
  async (type) => {
    const { outcome } = await addWithCancelledRead();
    use(...cupService(5));
    dispatch(type);
    expect(await outcome).toEqual({ ok: true });
    expect(await puts()[0]?.json()).toEqual({ setArticle: { ...CUP, quantity: 6 } });
  },
);

test('hands over a change if leaving the page cancels its request (CART-21)', async () => {
  use(...cupService(2));
  await openCartPage();
  cancelRequests();
  void setArticle({ ...CUP, quantity: 4 });
  await waitFor(() => expect(puts()).toHaveLength(1));
  await settle();
  expect(cartStore.getState()).toMatchObject({ count: 4, changeError: null });
  dispatch('pagehide');
  expect(handedOff()?.changes).toMatchObject([{ change: { setArticle: { ...CUP, quantity: 4 } } }]);
});

test('reads the cart after a cancelled change if the page stays (CART-20, CART-21)', async () => {
  use(...cupService(2));
  await openCartPage();
  cancelRequests();
  const outcome = setArticle({ ...CUP, quantity: 4 });
  await waitFor(() => expect(puts()).toHaveLength(1));
  await settle();
  use(...cupService(4));
  dispatch('pageshow');
  expect(await outcome).toMatchObject({ ok: false });
  await cartSettled();
  expect(cartStore.getState().count).toBe(4);
});

test('keeps the cart if leaving the page cancels a read (CART-21)', async () => {
  use(...cupService(2));
  await openCartPage();
  cancelRequests();
  const outcome = reload();
  await waitFor(() => expect(gets()).toHaveLength(2));
  await settle();
  expect(cartStore.getState()).toMatchObject({ count: 2, readError: null });
  use(...cupService(3));
  dispatch('pageshow');
  expect(await outcome).toEqual({ ok: true });
  expect(cartStore.getState().count).toBe(3);
});

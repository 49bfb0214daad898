import { jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { CART, CUP, cupService, handedOff, serveCart } from '../testing/cartPage.ts';
import { stopTime } from '../testing/fakeClock.ts';
import { settle } from '../testing/settle.ts';
import { addArticle, cartStore, reload, setArticle } from './cart.ts';

const { use, gets, puts, errors, openWithCups } = serveCart();

/** Longer than the pauses in which the page checks whether it is still being left. */
const POLL_MS = 1000;

const dispatch = (type: string) => window.dispatchEvent(new Event(type));
afterEach(() => dispatch('pageshow'));

/**
 * Opens a page with two cups whose requests fail from now on, like those that the browser cancels when the page is
 * about to be left. The clock stands still, because a page that stays for 10 s counts as not left.
 */
async function openCancelledPage(): Promise<void> {
  await openWithCups(2);
  stopTime();
  use(
    http.get(`*${CART}`, () => HttpResponse.error()),
    http.put(`*${CART}`, () => HttpResponse.error()),
  );
}

/** The browser cancels the requests in flight long before `pagehide`. */
async function openLeftPage(): Promise<void> {
  await openCancelledPage();
  dispatch('beforeunload');
}

/** Makes an addition that has to read the cart first, because another tab has sent a change. */
async function addAfterOtherTab() {
  localStorage.setItem('fascia.cartTurn', JSON.stringify({ id: 'other', isOpen: false }));
  const outcome = addArticle({ ...CUP, quantity: 1 });
  await settle();
  expect(gets()).toHaveLength(2);
  return { outcome };
}

/** The event shows that the page stays. */
async function stay(type: string): Promise<void> {
  dispatch(type);
  await jest.advanceTimersByTimeAsync(POLL_MS);
  await settle();
}

function expectHandedOver(change: object): void {
  dispatch('pagehide');
  expect(handedOff()?.changes).toMatchObject([{ change }]);
  expect(errors).toEqual([]);
}

// CART-146
test('hands over an addition if its read is cancelled after `beforeunload` (CART-21)', async () => {
  await openLeftPage();
  await addAfterOtherTab();
  expect(cartStore.getState()).toMatchObject({ count: 3, readError: null });
  expectHandedOver({ addArticle: { ...CUP, quantity: 1 } });
});

// CART-146
test('hands over an addition if its read is cancelled just before `beforeunload`', async () => {
  await openCancelledPage();
  await addAfterOtherTab();
  // WebKit dispatches the event after it has cancelled the read if the page enters the back/forward cache.
  await jest.advanceTimersByTimeAsync(300);
  dispatch('beforeunload');
  await settle();
  expect(cartStore.getState()).toMatchObject({ count: 3, readError: null });
  expectHandedOver({ addArticle: { ...CUP, quantity: 1 } });
});

test.each(['pageshow', 'focus'])(
  'repeats a cancelled read after `%s` if the page stays, and sends the addition (CART-21)',
  async (type) => {
    await openLeftPage();
    const { outcome } = await addAfterOtherTab();
    use(...cupService(5));
    await stay(type);
    expect(await outcome).toEqual({ ok: true });
    expect(await puts()[0]?.json()).toEqual({ setArticle: { ...CUP, quantity: 6 } });
  },
);

/** Makes a change whose request is cancelled. */
async function changeOnLeftPage() {
  await openLeftPage();
  const outcome = setArticle({ ...CUP, quantity: 4 });
  await settle();
  expect(puts()).toHaveLength(1);
  return { outcome };
}

test('hands over a change if leaving the page cancels its request (CART-21)', async () => {
  await changeOnLeftPage();
  expect(cartStore.getState()).toMatchObject({ count: 4, changeError: null });
  expectHandedOver({ setArticle: { ...CUP, quantity: 4 } });
});

test('reads the cart after a cancelled change if the page stays (CART-20, CART-21)', async () => {
  const { outcome } = await changeOnLeftPage();
  use(...cupService(4));
  await stay('pageshow');
  expect(await outcome).toMatchObject({ ok: false });
  expect(cartStore.getState().count).toBe(4);
});

test('keeps the cart if leaving the page cancels a read (CART-21)', async () => {
  await openLeftPage();
  const outcome = reload();
  await settle();
  expect(gets()).toHaveLength(2);
  expect(cartStore.getState()).toMatchObject({ count: 2, readError: null });
  use(...cupService(3));
  await stay('pageshow');
  expect(await outcome).toEqual({ ok: true });
  expect(cartStore.getState().count).toBe(3);
});

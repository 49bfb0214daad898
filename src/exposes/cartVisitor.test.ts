import { waitFor } from '@testing-library/react';
import { visitorId } from '../foundation/browser/visit/visit.ts';
import {
  CART,
  cartSettled,
  CUP,
  cupService,
  handedOff,
  handOff,
  openCartPage,
  serveCart,
  storeCart,
} from '../testing/cartPage.ts';
import { serveLocks } from '../testing/fakeLocks.ts';
import { logIn, logOut, renewInOtherTab } from '../testing/visitor.ts';
import { addArticle, cartStore, setArticle, undo } from './cart.ts';

const { use, hold, callsTo, gets, puts, openWithCups } = serveCart();

const left = { change: { setArticle: { ...CUP, quantity: 3 } }, at: Date.now() };
const hostReports = () => window.dispatchEvent(new Event('fascia:visitor-changed'));

/** Delays the response with an empty cart until the returned function is called. */
function holdRead(): () => void {
  use(...cupService(0));
  return hold(CART);
}

// CART-05, CART-82
test('shows the stored cart until the service has responded', async () => {
  storeCart(4);
  const answer = holdRead();
  cartStore.subscribe(() => undefined);
  await waitFor(() => expect(cartStore.getState()).toMatchObject({ count: 4, busy: true }));
  answer();
  await cartSettled();
  expect(cartStore.getState().count).toBe(0);
  const stored = JSON.parse(localStorage.getItem('fascia.cart.DE') ?? '');
  const label = { owner: visitorId(), storedAt: expect.any(Number) };
  expect(stored).toEqual({ ...cartStore.getState().cart, ...label });
});

test('never shows a stored cart of another visitor (CART-82)', async () => {
  storeCart(4, 'x');
  const answer = holdRead();
  const counts: number[] = [];
  cartStore.subscribe(() => counts.push(cartStore.getState().count));
  await waitFor(() => expect(callsTo(CART)).toHaveLength(1));
  expect(cartStore.getState()).toMatchObject({ count: 0, busy: true, canCheckout: false });
  answer();
  await cartSettled();
  expect(counts.every((count) => count === 0)).toBe(true);
});

test('does not send changes of the previous visitor after a logout (CART-81)', async () => {
  logIn();
  use(...cupService(2));
  handOff({ changes: [left] });
  logOut();
  await openCartPage();
  expect(cartStore.getState().count).toBe(2);
  expect(puts()).toHaveLength(0);
  expect(handedOff()).toBeUndefined();
});

test('drops the cart immediately when the visitor changes in another tab (CART-80, ACC-14)', async () => {
  await openWithCups(2);
  hold(CART);
  renewInOtherTab();
  expect(cartStore.getState()).toMatchObject({ count: 0, canCheckout: false });
  expect(localStorage.getItem('fascia.cart.DE')).toBeNull();
});

test('keeps a cart that another tab has stored for the new visitor (CART-83)', async () => {
  await openWithCups(2);
  hold(CART);
  storeCart(4, 'another tab');
  const stored = localStorage.getItem('fascia.cart.DE');
  renewInOtherTab();
  expect(cartStore.getState()).toMatchObject({ count: 0, canCheckout: false });
  expect(localStorage.getItem('fascia.cart.DE')).toBe(stored);
});

describe('while another tab has the turn', () => {
  const { holdTurn } = serveLocks();

  /** The visitor logs out while a change is waiting. */
  async function logOutWhileWaiting() {
    logIn();
    await openWithCups(2);
    const endTurn = await holdTurn();
    const outcome = setArticle({ ...CUP, quantity: 3 });
    logOut();
    return { endTurn, outcome };
  }

  test('discards a waiting change when the visitor logs out (CART-80)', async () => {
    const { endTurn, outcome } = await logOutWhileWaiting();
    endTurn();
    expect(await outcome).toMatchObject({ ok: false });
    await cartSettled();
    window.dispatchEvent(new Event('pagehide'));
    expect(puts()).toHaveLength(0);
    expect(handedOff()).toBeUndefined();
  });

  test('sends nothing when the page is left after a logout (CART-80)', async () => {
    const { endTurn } = await logOutWhileWaiting();
    window.dispatchEvent(new Event('pagehide'));
    endTurn();
    expect(puts()).toHaveLength(0);
    expect(handedOff()).toBeUndefined();
  });
});

test('cannot undo removals of the previous visitor (CART-80)', async () => {
  logIn();
  await openWithCups(2);
  await setArticle({ ...CUP, quantity: 0 });
  const [entry] = cartStore.getState().deletedEntries;
  logOut();
  expect(await undo(entry?.id ?? '')).toMatchObject({ ok: false });
  await cartSettled();
  expect(puts()).toHaveLength(1);
  expect(cartStore.getState().deletedEntries).toEqual([]);
});

test('keeps an addition made after the login when the host reports the new visitor (CART-80)', async () => {
  await openWithCups(2);
  logIn();
  const outcome = addArticle({ ...CUP, quantity: 1 });
  const visitor = visitorId();
  hostReports();
  expect(await outcome).toEqual({ ok: true });
  await cartSettled();
  expect(puts()).toHaveLength(1);
  expect(cartStore.getState().count).toBe(3);
  expect(visitorId()).toBe(visitor);
});

test('reads the cart again when the host reports a change that the page has noticed (HOST-53)', async () => {
  await openWithCups(2);
  logIn();
  await setArticle({ ...CUP, quantity: 3 });
  await cartSettled();
  const visitor = visitorId();
  const { length } = gets();
  hostReports();
  await waitFor(() => expect(gets()).toHaveLength(length + 1));
  expect(visitorId()).toBe(visitor);
  await cartSettled();
});

test('resets the cart when the host reports another change of the visitor (CART-80, ACC-16)', async () => {
  await openWithCups(2);
  logIn();
  await setArticle({ ...CUP, quantity: 3 });
  hostReports();
  await cartSettled();
  const visitor = visitorId();
  hostReports();
  expect(cartStore.getState()).toMatchObject({ count: 0, canCheckout: false });
  expect(visitorId()).not.toBe(visitor);
  await cartSettled();
});

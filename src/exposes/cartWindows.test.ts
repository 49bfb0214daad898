import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  CART,
  cartOfCups,
  cartSettled,
  CUP,
  cupService,
  handedOff,
  openCartPage,
  serveCart,
} from '../testing/cartPage.ts';
import { serveLocks } from '../testing/fakeLocks.ts';
import { addArticle, cartStore, setArticle, undo } from './cart.ts';

const { use, gets, puts, errors } = serveCart();
const locks = serveLocks();

const RECORD = 'fascia.cartTurn';
const key = JSON.stringify(['articles', CUP.productId, CUP.tcm]);
const quantitiesSent = async () => {
  const bodies = await Promise.all(puts().map((call) => call.clone().json()));
  return bodies.map((body) => (body as { setArticle: { quantity: number } }).setArticle.quantity);
};

/** Another window has sent a change that this window has not loaded yet. */
function sendElsewhere(cups: number, wishes: Record<string, { at: number; setAt: number }> = {}) {
  use(...cupService(cups));
  localStorage.setItem(RECORD, JSON.stringify({ id: 'other', isOpen: false, wishes }));
}

test('a waiting addition is handed to the next page and added to the cart there (CART-75)', async () => {
  use(...cupService(2));
  await openCartPage();
  const endTurn = await locks.holdTurn();
  localStorage.setItem('fascia.cartTurn', JSON.stringify({ id: 'other', isOpen: true }));
  void addArticle({ ...CUP, quantity: 1 });
  window.dispatchEvent(new Event('pagehide'));
  endTurn();
  expect(puts()).toHaveLength(0);
  use(...cupService(5));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(puts()).toHaveLength(1));
  await cartSettled();
  expect(cartStore.getState().count).toBe(6);
});

test('what is known to be up to date is not read again for an addition (CART-72)', async () => {
  use(...cupService(2));
  await openCartPage();
  await addArticle({ ...CUP, quantity: 1 });
  await addArticle({ ...CUP, quantity: 1 });
  expect(await quantitiesSent()).toEqual([3, 4]);
  expect(gets()).toHaveLength(1);
});

test('additions that wait are sent as one, which carries the outcome of each (CART-19)', async () => {
  use(...cupService(2));
  await openCartPage();
  const endTurn = await locks.holdTurn();
  const outcomes = [1, 1, 1].map((quantity) => addArticle({ ...CUP, quantity }));
  expect(cartStore.getState().count).toBe(5);
  const limit = { error: 'CART_LIMIT', limit: 4 };
  use(http.put(`*${CART}`, () => HttpResponse.json(limit, { status: 409 })));
  endTurn();
  const refused = { ok: false, code: 'CART_LIMIT', limit: 4 };
  expect(await Promise.all(outcomes)).toEqual([refused, refused, refused]);
  expect(await quantitiesSent()).toEqual([5]);
  expect(cartStore.getState().count).toBe(2);
});

test('fewer than there are removes the article, which can be undone (CART-70)', async () => {
  use(...cupService(2));
  await openCartPage();
  expect(await addArticle({ ...CUP, quantity: -5 })).toEqual({ ok: true });
  expect(await quantitiesSent()).toEqual([0]);
  const [entry] = cartStore.getState().deletedEntries;
  expect(await undo(entry?.id ?? '')).toEqual({ ok: true });
  expect(await quantitiesSent()).toEqual([0, 2]);
});

test.each([
  ['no more', 0],
  ['fewer of what is not there', -1],
])('%s is fine, and nothing is sent (CART-70)', async (_, quantity) => {
  use(...cupService(0));
  await openCartPage();
  expect(await addArticle({ ...CUP, quantity })).toEqual({ ok: true });
  expect(puts()).toEqual([]);
});

test('nothing is added to a cart that cannot be read (CART-74)', async () => {
  use(...cupService(2));
  await openCartPage();
  sendElsewhere(5);
  const error = { error: { code: 'PRICE_UNAVAILABLE' } };
  use(http.get(`*${CART}`, () => HttpResponse.json(error, { status: 503 })));
  const outcome = { ok: false, code: 'PRICE_UNAVAILABLE', limit: null };
  expect(await addArticle({ ...CUP, quantity: 1 })).toEqual(outcome);
  await cartSettled();
  expect(puts()).toEqual([]);
  expect(cartStore.getState()).toMatchObject({ count: 2, readError: null });
  expect(errors).toHaveLength(1);
});

const UNREADABLE = { numberOfArticles: 5, articles: [{ ...CUP, quantity: '5' }] };

test('nothing is added to an entry whose quantity cannot be read (CART-74)', async () => {
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: UNREADABLE })));
  await openCartPage();
  const outcome = { ok: false, code: 'UNKNOWN', limit: null };
  expect(await addArticle({ ...CUP, quantity: 1 })).toEqual(outcome);
  await cartSettled();
  expect(puts()).toEqual([]);
  expect(cartStore.getState().cart.defectiveArticles).toMatchObject([{ hasUnknownQuantity: true }]);
});

test('undoing the removal of an entry with an unreadable quantity restores one unit (CART-74)', async () => {
  const unreadable = { ...CUP, title: 'Becher', quantity: 'many' };
  use(...cupService(0));
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: { articles: [unreadable] } })));
  await openCartPage();
  await setArticle({ ...CUP, quantity: 0 });
  await undo(cartStore.getState().deletedEntries[0]?.id ?? '');
  expect(await quantitiesSent()).toEqual([0, 1]);
});

test('an addition to an unreadable quantity is handed to the next page unchanged (CART-74)', async () => {
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: UNREADABLE })));
  await openCartPage();
  await locks.holdTurn();
  void addArticle({ ...CUP, quantity: 1 });
  window.dispatchEvent(new Event('pagehide'));
  expect(handedOff()?.changes).toMatchObject([{ change: { addArticle: { quantity: 1 } } }]);
  expect(puts()).toEqual([]);
});

test.each(['0.5', Infinity])('%p is not a valid addition', async (quantity) => {
  use(...cupService(2));
  await openCartPage();
  expect(await addArticle({ ...CUP, quantity: quantity as number })).toMatchObject({ ok: false });
  expect(puts()).toEqual([]);
});

test.each([
  ['a quantity is not sent after a later quantity', setArticle, true, []],
  ['an addition is not sent after a later quantity', addArticle, true, []],
  ['an addition is sent after a later addition', addArticle, false, [6]],
])('of two windows that change an entry, %s (CART-75)', async (_, change, isSet, sent) => {
  use(...cupService(2));
  await openCartPage();
  const endTurn = await locks.holdTurn();
  const outcome = change({ ...CUP, quantity: 1 });
  const later = Date.now() + 1;
  await waitFor(() => expect(Date.now()).toBeGreaterThan(later));
  sendElsewhere(5, { [key]: { at: later, setAt: isSet ? later : 0 } });
  endTurn();
  expect(await outcome).toEqual({ ok: true });
  await cartSettled();
  expect(await quantitiesSent()).toEqual(sent);
  expect(cartStore.getState().count).toBe(sent[0] ?? 5);
});

test.each(['text', { isOpen: false, wishes: 7 }])(
  'a record of %j means that the sent changes are unknown (CART-72)',
  async (record) => {
    use(...cupService(2));
    await openCartPage();
    use(...cupService(5));
    localStorage.setItem(RECORD, JSON.stringify(record));
    expect(await addArticle({ ...CUP, quantity: 1 })).toEqual({ ok: true });
    expect(await quantitiesSent()).toEqual([6]);
    expect(cartStore.getState().cart).toMatchObject(cartOfCups(6));
  },
);

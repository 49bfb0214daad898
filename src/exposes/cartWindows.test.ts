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

const { use, gets, puts, errors, openWithCups } = serveCart();
const locks = serveLocks();

const RECORD = 'fascia.cartTurn';
const key = JSON.stringify(['articles', CUP.productId, CUP.tcm]);
const quantitiesSent = async () => {
  const bodies = await Promise.all(puts().map((call) => call.clone().json()));
  return bodies.map((body) => (body as { setArticle: { quantity: number } }).setArticle.quantity);
};

/** Simulates that another tab has sent a change that this tab has not loaded yet. */
function sendElsewhere(cups: number, wishes: Record<string, { at: number; setAt: number }> = {}) {
  use(...cupService(cups));
  localStorage.setItem(RECORD, JSON.stringify({ id: 'other', isOpen: false, wishes }));
}

test('hands over a waiting addition to the next page, which adds it to its cart (CART-75)', async () => {
  await openWithCups(2);
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

test('does not read an up-to-date cart again before an addition (CART-72)', async () => {
  await openWithCups(2);
  await addArticle({ ...CUP, quantity: 1 });
  await addArticle({ ...CUP, quantity: 1 });
  expect(await quantitiesSent()).toEqual([3, 4]);
  expect(gets()).toHaveLength(1);
});

test('sends waiting additions in one request and gives them one outcome (CART-19)', async () => {
  await openWithCups(2);
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

test('removes an article, with undo, if more units are subtracted than it has (CART-70)', async () => {
  await openWithCups(2);
  expect(await addArticle({ ...CUP, quantity: -5 })).toEqual({ ok: true });
  expect(await quantitiesSent()).toEqual([0]);
  const [entry] = cartStore.getState().deletedEntries;
  expect(await undo(entry?.id ?? '')).toEqual({ ok: true });
  expect(await quantitiesSent()).toEqual([0, 2]);
});

test.each([
  ['0 units', 0],
  ['-1 units of a missing article', -1],
])('reports success without a request when adding %s (CART-70)', async (_, quantity) => {
  await openWithCups(0);
  expect(await addArticle({ ...CUP, quantity })).toEqual({ ok: true });
  expect(puts()).toEqual([]);
});

test('refuses an addition if the cart cannot be read (CART-74)', async () => {
  await openWithCups(2);
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

test('refuses an addition to an entry with an unreadable quantity (CART-74)', async () => {
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: UNREADABLE })));
  await openCartPage();
  const outcome = { ok: false, code: 'UNKNOWN', limit: null };
  expect(await addArticle({ ...CUP, quantity: 1 })).toEqual(outcome);
  await cartSettled();
  expect(puts()).toEqual([]);
  expect(cartStore.getState().cart.defectiveArticles).toMatchObject([{ hasUnknownQuantity: true }]);
});

test('restores one unit of a removed entry with an unreadable quantity (CART-74)', async () => {
  const unreadable = { ...CUP, title: 'Becher', quantity: 'many' };
  use(...cupService(0));
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: { articles: [unreadable] } })));
  await openCartPage();
  await setArticle({ ...CUP, quantity: 0 });
  await undo(cartStore.getState().deletedEntries[0]?.id ?? '');
  expect(await quantitiesSent()).toEqual([0, 1]);
});

test('hands over an addition unchanged if the quantity is unreadable (CART-74)', async () => {
  use(http.get(`*${CART}`, () => HttpResponse.json({ cart: UNREADABLE })));
  await openCartPage();
  await locks.holdTurn();
  void addArticle({ ...CUP, quantity: 1 });
  window.dispatchEvent(new Event('pagehide'));
  expect(handedOff()?.changes).toMatchObject([{ change: { addArticle: { quantity: 1 } } }]);
  expect(puts()).toEqual([]);
});

test.each(['0.5', Infinity])('refuses to add %p units', async (quantity) => {
  await openWithCups(2);
  expect(await addArticle({ ...CUP, quantity: quantity as number })).toMatchObject({ ok: false });
  expect(puts()).toEqual([]);
});

test.each([
  ['does not send a quantity after a later quantity', setArticle, true, []],
  ['does not send an addition after a later quantity', addArticle, true, []],
  ['sends an addition after a later addition', addArticle, false, [6]],
])('%s in another tab (CART-75)', async (_, change, isSet, sent) => {
  await openWithCups(2);
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
  'reads the cart before an addition if the stored record is %j (CART-72)',
  async (record) => {
    await openWithCups(2);
    use(...cupService(5));
    localStorage.setItem(RECORD, JSON.stringify(record));
    expect(await addArticle({ ...CUP, quantity: 1 })).toEqual({ ok: true });
    expect(await quantitiesSent()).toEqual([6]);
    expect(cartStore.getState().cart).toMatchObject(cartOfCups(6));
  },
);

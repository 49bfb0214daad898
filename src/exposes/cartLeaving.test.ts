import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { CART, cartSettled, CUP, cupService, openCartPage } from '../testing/cartPage.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import { serveShop } from '../testing/shopServer.ts';
import * as door from './cart.ts';

const { cartStore } = door;
const { callsTo, use } = serveShop();
const errors = collectErrors();

const LEFT = 'fascia.cart.DE.left';
const puts = () => callsTo(CART).filter(({ method }) => method === 'PUT');
const change = { setArticle: { ...CUP, quantity: 3 } };

function refuse(): never {
  throw new DOMException('No', 'SecurityError');
}

/** Something that the page before left in this tab. */
const leave = (left: unknown) => sessionStorage.setItem(LEFT, JSON.stringify(left));

test('a page that goes leaves what has no answer to the next', async () => {
  use(...cupService(2));
  await openCartPage();
  use(http.put(`*${CART}`, () => new Promise<never>(() => undefined)));
  void door.setArticle({ ...CUP, quantity: 3 });
  await waitFor(() => expect(puts()).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  const left = JSON.parse(sessionStorage.getItem(LEFT) ?? 'null');
  expect(left).toEqual({ at: expect.any(Number), changes: [change] });
});

test('a page that goes with nothing under way leaves nothing', async () => {
  use(...cupService(2));
  await openCartPage();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

test('the next page takes it up, once', async () => {
  use(...cupService(2));
  leave({ at: Date.now(), changes: [change] });
  await openCartPage();
  expect(cartStore.getState().count).toBe(3);
  expect(await puts()[0]?.json()).toEqual(change);
  expect(puts()).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test('what the visitor wants on the next page wins', async () => {
  use(...cupService(2));
  leave({ at: Date.now(), changes: [change] });
  await door.setArticle({ ...CUP, quantity: 7 });
  await cartSettled();
  expect(cartStore.getState().count).toBe(7);
  expect(puts()).toHaveLength(1);
});

test.each([
  ['nothing of use', 'text'],
  ['no list', { at: Date.now(), changes: change }],
  ['no changes', { at: Date.now(), changes: [null, 7, 'x', {}, { constructor: {} }, [change]] }],
  ['half a change', { at: Date.now(), changes: [{ setArticle: { productId: 'A' } }] }],
  ['two in one', { at: Date.now(), changes: [{ ...change, setGiftCard: { ...CUP, set: true } }] }],
  ['no time', { changes: [change] }],
  ['a time to come', { at: Date.now() + 60_000, changes: [change] }],
  ['what is too old', { at: Date.now() - 15_000, changes: [change] }],
  ['null', null],
])('%s that stands in its place changes nothing', async (_, left) => {
  use(...cupService(2));
  leave(left);
  await openCartPage();
  expect(cartStore.getState().count).toBe(2);
  expect(puts()).toHaveLength(0);
  expect(errors).toEqual([]);
});

test('session storage that throws is survived', async () => {
  use(...cupService(2));
  const area = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  void door.setArticle({ ...CUP, quantity: 3 });
  window.dispatchEvent(new Event('pagehide'));
  await cartSettled();
  await openCartPage();
  expect(cartStore.getState().count).toBe(3);
  area.mockRestore();
});

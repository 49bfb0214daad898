import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { CART, cartSettled, CUP, cupService, openCartPage } from '../testing/cartPage.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import { serveShop } from '../testing/shopServer.ts';
import { cartStore, setArticle } from './cart.ts';

const { callsTo, use } = serveShop();
const errors = collectErrors();

const HANDED_OFF = 'fascia.cart.DE.left';
const puts = () => callsTo(CART).filter(({ method }) => method === 'PUT');
const change = { setArticle: { ...CUP, quantity: 3 } };

function refuse(): never {
  throw new DOMException('No', 'SecurityError');
}

/** Stores something as the previous page of this tab would. */
const handOff = (value: unknown) => sessionStorage.setItem(HANDED_OFF, JSON.stringify(value));

test('a page that is left hands its unanswered change to the next (CART-21)', async () => {
  use(...cupService(2));
  await openCartPage();
  use(http.put(`*${CART}`, () => new Promise<never>(() => undefined)));
  void setArticle({ ...CUP, quantity: 3 });
  await waitFor(() => expect(puts()).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  const stored = JSON.parse(sessionStorage.getItem(HANDED_OFF) ?? 'null');
  expect(stored).toEqual({ at: expect.any(Number), changes: [change] });
});

test('a page that is left without unanswered changes hands off nothing', async () => {
  use(...cupService(2));
  await openCartPage();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

test('the next page restores a handed-off change once (CART-21)', async () => {
  use(...cupService(2));
  handOff({ at: Date.now(), changes: [change] });
  await openCartPage();
  expect(cartStore.getState().count).toBe(3);
  expect(await puts()[0]?.json()).toEqual(change);
  expect(puts()).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test('a new change of the visitor replaces the handed-off one (CART-21)', async () => {
  use(...cupService(2));
  handOff({ at: Date.now(), changes: [change] });
  await setArticle({ ...CUP, quantity: 7 });
  await cartSettled();
  expect(cartStore.getState().count).toBe(7);
  expect(puts()).toHaveLength(1);
});

test.each([
  ['a text', 'text'],
  ['an object without a list', { at: Date.now(), changes: change }],
  [
    'a list without changes',
    { at: Date.now(), changes: [null, 7, 'x', {}, { constructor: {} }, [change]] },
  ],
  ['an incomplete change', { at: Date.now(), changes: [{ setArticle: { productId: 'A' } }] }],
  [
    'two changes in one body',
    { at: Date.now(), changes: [{ ...change, setGiftCard: { ...CUP, set: true } }] },
  ],
  ['a change without time', { changes: [change] }],
  ['a change of a future time', { at: Date.now() + 60_000, changes: [change] }],
  ['a change that is too old', { at: Date.now() - 15_000, changes: [change] }],
  ['null', null],
])('%s in session storage changes nothing (CART-21)', async (_, value) => {
  use(...cupService(2));
  handOff(value);
  await openCartPage();
  expect(cartStore.getState().count).toBe(2);
  expect(puts()).toHaveLength(0);
  expect(errors).toEqual([]);
});

test('session storage that throws does no harm', async () => {
  use(...cupService(2));
  const area = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  void setArticle({ ...CUP, quantity: 3 });
  window.dispatchEvent(new Event('pagehide'));
  await cartSettled();
  await openCartPage();
  expect(cartStore.getState().count).toBe(3);
  area.mockRestore();
});

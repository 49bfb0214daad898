import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import {
  CART,
  cartSettled,
  CUP,
  cupService,
  handedOff,
  openCartPage,
  serveCart,
} from '../testing/cartPage.ts';
import { stopTime } from '../testing/fakeClock.ts';
import { addArticle, cartStore } from './cart.ts';

const { use, gets, puts } = serveCart();

const MAX_AGE_MS = 60_000;

/** Opens a page with 3 cups. The visitor then makes them 5 on another device, and this much time passes. */
async function openAndWait(ms: number): Promise<void> {
  stopTime();
  use(...cupService(3));
  await openCartPage();
  use(...cupService(5));
  jest.setSystemTime(Date.now() + ms);
}

/** The visitor chooses the tab, which browsers report by two events. */
function returnToTab(): void {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
}

// CART-142
test.each([
  ['tab is chosen', returnToTab],
  ['tab is resumed', () => document.dispatchEvent(new Event('resume'))],
  ['network is back', () => window.dispatchEvent(new Event('online'))],
])('a cart that is 60 s old is read again once when the %s', async (_, happen) => {
  await openAndWait(MAX_AGE_MS);
  happen();
  await cartSettled();
  expect(cartStore.getState().count).toBe(5);
  expect(gets()).toHaveLength(2);
});

// CART-142
test('a cart that is younger than 60 s is not read again', async () => {
  await openAndWait(MAX_AGE_MS - 1);
  returnToTab();
  expect(cartStore.getState()).toMatchObject({ busy: false, count: 3 });
  expect(gets()).toHaveLength(1);
});

// CART-142
test('after the clock was set back the cart counts as old', async () => {
  await openAndWait(-1);
  returnToTab();
  await cartSettled();
  expect(cartStore.getState().count).toBe(5);
});

// CART-70, CART-142
test('in a tab that stayed open an addition is made to the current cart', async () => {
  await openAndWait(8 * 60 * MAX_AGE_MS);
  expect(await addArticle({ ...CUP, quantity: 1 })).toEqual({ ok: true });
  expect(cartStore.getState().count).toBe(6);
  expect(await puts()[0]?.json()).toEqual({ setArticle: { ...CUP, quantity: 6 } });
});

// CART-142
test('the response to a change counts as a read', async () => {
  await openAndWait(MAX_AGE_MS);
  await addArticle({ ...CUP, quantity: 1 });
  const { length } = gets();
  jest.setSystemTime(Date.now() + MAX_AGE_MS - 1);
  returnToTab();
  await cartSettled();
  expect(gets()).toHaveLength(length);
});

// CART-75, CART-142
test('an addition to an old cart is left to the next page, and not sent as a quantity', async () => {
  await openAndWait(MAX_AGE_MS);
  use(http.get(`*${CART}`, () => new Promise<never>(() => {})));
  void addArticle({ ...CUP, quantity: 1 });
  await waitFor(() => expect(gets()).toHaveLength(2));
  window.dispatchEvent(new Event('pagehide'));
  expect(puts()).toHaveLength(0);
  expect(handedOff()).toMatchObject({
    changes: [{ change: { addArticle: { ...CUP, quantity: 1 } } }],
  });
});

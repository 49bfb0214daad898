import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { CART, cartSettled, CUP, cupService, handedOff, serveCart } from '../testing/cartPage.ts';
import { stopTime } from '../testing/fakeClock.ts';
import { addArticle, cartStore } from './cart.ts';

const { use, hold, gets, puts, openWithCups } = serveCart();

const MAX_AGE_MS = 60_000;

/** Opens a page with 3 cups. Then another device sets the quantity to 5, and the given time passes. */
async function openAndWait(ms: number): Promise<void> {
  stopTime();
  await openWithCups(3);
  use(...cupService(5));
  jest.setSystemTime(Date.now() + ms);
}

/** The visitor switches to the tab, for which browsers dispatch two events. */
function returnToTab(): void {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
}

// CART-142
test.each([
  ['visitor switches to the tab', returnToTab],
  ['tab is resumed', () => document.dispatchEvent(new Event('resume'))],
  ['network is back', () => window.dispatchEvent(new Event('online'))],
])('reads the cart once more if it is 60 s old when the %s', async (_, happen) => {
  await openAndWait(MAX_AGE_MS);
  happen();
  await cartSettled();
  expect(cartStore.getState().count).toBe(5);
  expect(gets()).toHaveLength(2);
});

// CART-142
test('does not read the cart again if it is younger than 60 s', async () => {
  await openAndWait(MAX_AGE_MS - 1);
  returnToTab();
  expect(cartStore.getState()).toMatchObject({ busy: false, count: 3 });
  expect(gets()).toHaveLength(1);
});

// CART-142
test('treats the cart as old after the clock was set back', async () => {
  await openAndWait(-1);
  returnToTab();
  await cartSettled();
  expect(cartStore.getState().count).toBe(5);
});

// CART-70, CART-142
test('applies an addition to the current cart in a tab that was left open', async () => {
  await openAndWait(8 * 60 * MAX_AGE_MS);
  expect(await addArticle({ ...CUP, quantity: 1 })).toEqual({ ok: true });
  expect(cartStore.getState().count).toBe(6);
  expect(await puts()[0]?.json()).toEqual({ setArticle: { ...CUP, quantity: 6 } });
});

// CART-142
test('restarts the cart’s age at the response to a change', async () => {
  await openAndWait(MAX_AGE_MS);
  await addArticle({ ...CUP, quantity: 1 });
  const { length } = gets();
  jest.setSystemTime(Date.now() + MAX_AGE_MS - 1);
  returnToTab();
  await cartSettled();
  expect(gets()).toHaveLength(length);
});

// CART-75, CART-142
test('hands over an addition without converting it to a quantity if the cart is old', async () => {
  await openAndWait(MAX_AGE_MS);
  hold(CART);
  void addArticle({ ...CUP, quantity: 1 });
  await waitFor(() => expect(gets()).toHaveLength(2));
  window.dispatchEvent(new Event('pagehide'));
  expect(puts()).toHaveLength(0);
  expect(handedOff()).toMatchObject({
    changes: [{ change: { addArticle: { ...CUP, quantity: 1 } } }],
  });
});

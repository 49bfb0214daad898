import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import {
  CART,
  cartSettled,
  CUP,
  cupService,
  handedOff,
  handOff,
  openCartPage,
  serveCart,
} from '../testing/cartPage.ts';
import { visitorId } from '../foundation/browser/visit/visit.ts';
import { refuse } from '../testing/visitor.ts';
import { cartStore, setArticle } from './cart.ts';

const { use, puts, openWithCups } = serveCart();

const change = { setArticle: { ...CUP, quantity: 3 } };

const left = { change, at: Date.now() };

test('hands over a pending change to the next page (CART-21)', async () => {
  await openWithCups(2);
  use(http.put(`*${CART}`, () => new Promise<never>(() => undefined)));
  void setArticle({ ...CUP, quantity: 3 });
  await waitFor(() => expect(puts()).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  const stored = handedOff();
  const at = expect.any(Number);
  expect(stored).toEqual({ at, visitor: visitorId(), changes: [{ at, change }] });
});

test('hands nothing over without pending changes', async () => {
  await openWithCups(2);
  window.dispatchEvent(new Event('pagehide'));
  expect(handedOff()).toBeUndefined();
});

test('restores a handed-over change once on the next page (CART-21)', async () => {
  use(...cupService(2));
  handOff({ changes: [left] });
  await openCartPage();
  expect(cartStore.getState().count).toBe(3);
  expect(await puts()[0]?.json()).toEqual(change);
  expect(puts()).toHaveLength(1);
  expect(handedOff()).toBeUndefined();
});

test('replaces a handed-over change with a new change (CART-21)', async () => {
  use(...cupService(2));
  handOff({ changes: [left] });
  await setArticle({ ...CUP, quantity: 7 });
  await cartSettled();
  expect(cartStore.getState().count).toBe(7);
  expect(puts()).toHaveLength(1);
});

test('tolerates session storage that throws', async () => {
  use(...cupService(2));
  const area = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  void setArticle({ ...CUP, quantity: 3 });
  window.dispatchEvent(new Event('pagehide'));
  await cartSettled();
  await openCartPage();
  expect(cartStore.getState().count).toBe(3);
  area.mockRestore();
});

// CART-143
test('restores a handed-over change if local storage is unavailable', async () => {
  use(...cupService(2));
  const area = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  handOff({ changes: [left] });
  await openCartPage();
  expect(cartStore.getState().count).toBe(3);
  area.mockRestore();
});

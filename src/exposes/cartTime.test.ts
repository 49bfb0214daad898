import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CART, cartSettled, CUP, serveCart } from '../testing/cartPage.ts';
import { stopTime } from '../testing/fakeClock.ts';
import { cartStore, setArticle } from './cart.ts';

const { use, callsTo, gets, openWithCups } = serveCart();
const B = { productId: 'B', tcm: '2' };

const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('reads the cart if a change has no response after 15 s (CART-20)', async () => {
  await openWithCups(2);
  stopTime();
  use(http.put(`*${CART}`, () => new Promise<never>(() => undefined)));
  const open: boolean[] = [];
  cartStore.subscribe(() => open.push(cartStore.getState().canCheckout));
  const outcome = setArticle({ ...CUP, quantity: 3 });
  await later(14_999);
  expect(cartStore.getState()).toMatchObject({ count: 3, busy: true });
  await later(1);
  expect(await outcome).toEqual({ ok: false, code: 'UNKNOWN', limit: null });
  await cartSettled();
  expect(cartStore.getState().count).toBe(2);
  expect(open).toEqual([true, true, false, false, true]);
  expect(gets()).toHaveLength(2);
  expect(gets()[1]?.url).toContain('forceReload=true');
});

test('sends waiting changes before it reads the cart after a lost change (CART-19, CART-20)', async () => {
  await openWithCups(2);
  use(http.put(`*${CART}`, () => HttpResponse.error(), { once: true }));
  const [lost, made] = [setArticle({ ...CUP, quantity: 0 }), setArticle({ ...B, quantity: 1 })];
  expect(await lost).toMatchObject({ ok: false });
  expect(await made).toEqual({ ok: true });
  await waitFor(() => expect(gets()).toHaveLength(2));
  const order = callsTo(CART).map(({ method }) => method);
  expect(order).toEqual(['GET', 'PUT', 'PUT', 'GET']);
});

import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import {
  CUP,
  limitedArticle,
  openCartPage,
  availableArticles,
  serveCart,
} from '../testing/cartPage.ts';
import { cartStore, reload, setArticle } from './cart.ts';

const { shop, gets, puts, errors } = serveCart();

// CART-17, CART-45, CART-49
test('returns an exceeded limit as the outcome and uses the cart in the response', async () => {
  const { limit, ...article } = await limitedArticle();
  await openCartPage();
  const outcome = await setArticle({ ...article, quantity: 99 });
  const error = { code: 'ITEM_LIMIT', limit };
  expect(outcome).toEqual({ ok: false, ...error });
  expect(cartStore.getState()).toMatchObject({ changeError: error, count: limit });
  expect(errors).toEqual([]);
});

test('reverts a refused change (CART-14, CART-49)', async () => {
  const [article] = await availableArticles();
  await openCartPage();
  await setArticle({ ...article, quantity: 1 });
  const body = JSON.stringify({ error: 'PRICE_UNAVAILABLE' });
  shop.faults.set('cartChange', { kind: 'status', status: 503, body, times: 1 });
  const outcome = setArticle({ ...article, quantity: 0 });
  expect(cartStore.getState().deletedEntries).toHaveLength(1);
  expect(await outcome).toEqual({ ok: false, code: 'PRICE_UNAVAILABLE', limit: null });
  expect(cartStore.getState()).toMatchObject({
    count: 1,
    deletedEntries: [],
    changeError: { code: 'PRICE_UNAVAILABLE', limit: null },
  });
  expect(gets()).toHaveLength(1);
  expect(errors.at(-1)).toMatchObject({ module: 'cart', operation: 'change' });
});

test.each([
  ['a failed connection', { kind: 'cut' }],
  ['an HTML page', { kind: 'html' }],
] as const)(
  'reads the cart once after a change that resulted in %s (CART-20)',
  async (_, fault) => {
    const [article] = await availableArticles();
    await openCartPage();
    shop.faults.set('cartChange', { ...fault, applied: true, times: 1 });
    expect(await setArticle({ ...article, quantity: 2 })).toMatchObject({ ok: false });
    expect(cartStore.getState()).toMatchObject({ count: 0, canCheckout: false });
    await waitFor(() => expect(cartStore.getState().count).toBe(2));
    expect(cartStore.getState()).toMatchObject({ canCheckout: true, busy: false });
    expect(gets().map(({ url }) => url.includes('forceReload=true'))).toEqual([false, true]);
  },
);

// CART-06, CART-09, CART-10
test('shows an empty cart and an error after a failed read until a reload succeeds', async () => {
  const [article] = await availableArticles();
  await openCartPage();
  await setArticle({ ...article, quantity: 1 });
  const body = JSON.stringify({ error: { code: 'CARTSTORAGE_UNAVAILABLE' } });
  shop.faults.set('cartRead', { kind: 'status', status: 503, body, times: 1 });
  const code = 'CARTSTORAGE_UNAVAILABLE';
  expect(await reload()).toEqual({ ok: false, code, limit: null });
  expect(cartStore.getState()).toMatchObject({ count: 0, readError: code });
  expect(await reload()).toEqual({ ok: true });
  expect(cartStore.getState()).toMatchObject({ count: 1, readError: null });
  expect(gets().at(-1)?.url).toContain('forceReload=true');
});

test('reports invalid arguments and sends no request (CART-49)', async () => {
  const set = setArticle as (given: unknown) => ReturnType<typeof setArticle>;
  const failed = { ok: false, code: 'UNKNOWN', limit: null };
  expect(await set(undefined)).toEqual(failed);
  expect(await set({ ...CUP, quantity: -1 })).toEqual(failed);
  expect(await set({ ...CUP, quantity: 1.5 })).toEqual(failed);
  expect(await set({ tcm: '1', quantity: 1 })).toEqual(failed);
  expect(puts()).toEqual([]);
  expect(errors).toHaveLength(4);
});

test('continues after a listener of the host has thrown', async () => {
  await openCartPage();
  const uncaught = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', uncaught);
  const stop = cartStore.subscribe(() => {
    throw new Error('by the host');
  });
  const outcome = await setArticle({ ...(await availableArticles())[0], quantity: 1 });
  stop();
  window.removeEventListener('error', uncaught);
  expect(outcome).toEqual({ ok: true });
  expect(uncaught).toHaveBeenCalled();
});

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CART, cartSettled, CUP, openCartPage, plenty } from '../testing/cartPage.ts';
import { collectErrors, collectEvents } from '../testing/collectEvents.ts';
import { serveShop } from '../testing/shopServer.ts';
import * as door from './cart.ts';

const { cartStore } = door;
const { shop, calls, callsTo, use } = serveShop();
collectErrors();
const changes = collectEvents('fascia:cart-changed');

const puts = () => callsTo(CART).filter(({ method }) => method === 'PUT');
const gets = () => callsTo(CART).filter(({ method }) => method === 'GET');

test('before anybody asks, the cart is empty and nothing is on its way', () => {
  const { cart, busy, count, canCheckout, deletedEntries } = cartStore.getState();
  expect(cart.articles).toEqual([]);
  expect({ busy, count, canCheckout, deletedEntries }).toEqual({
    busy: false,
    count: 0,
    canCheckout: false,
    deletedEntries: [],
  });
  expect(calls).toEqual([]);
});

test('the first subscription reads the cart, the second does not', async () => {
  await openCartPage();
  cartStore.subscribe(() => undefined);
  await cartSettled();
  expect(gets()).toHaveLength(1);
  expect(gets()[0]?.url).not.toContain('forceReload');
});

test('the first action reads the cart too', async () => {
  const [article] = await plenty();
  await door.setArticle({ ...article, quantity: 1 });
  expect(gets()).toHaveLength(1);
  expect(cartStore.getState().count).toBe(1);
});

test('a change is shown at once, and again as the service tells it', async () => {
  const [article] = await plenty();
  await openCartPage();
  const outcome = door.setArticle({ ...article, quantity: 2 });
  expect(cartStore.getState()).toMatchObject({ count: 2, busy: true, canCheckout: true });
  expect(await outcome).toEqual({ ok: true });
  expect(cartStore.getState()).toMatchObject({ count: 2, busy: false });
  expect(cartStore.getState().cart.articles[0]?.title).not.toBe('');
  expect(changes).toEqual([{ count: 2 }]);
});

test('the state is one object as long as nothing changes', async () => {
  await openCartPage();
  expect(cartStore.getState()).toBe(cartStore.getState());
});

test('each of the five changes is sent as the contract says', async () => {
  await openCartPage();
  use(http.put('*', () => new HttpResponse(null, { status: 304 })));
  const article = { productId: '1', tcm: '2', quantity: 3 };
  const free = { productId: '1', campaignId: 'c', remove: true };
  const card = { productId: '1', tcm: '2', set: true };
  const partner = { partnerProductId: 'p', set: true };
  expect(await door.setArticle(article)).toEqual({ ok: true });
  expect(await door.setFreeArticle(free)).toEqual({ ok: true });
  expect(await door.setGiftCard(card)).toEqual({ ok: true });
  expect(await door.setPartnerProduct(partner)).toEqual({ ok: true });
  expect(await door.deleteSubscription({ subscriptionId: 's' })).toEqual({ ok: true });
  expect(await Promise.all(puts().map((call) => call.json()))).toEqual([
    { setArticle: article },
    { setFreeArticle: free },
    { setGiftCard: card },
    { setPartnerProduct: partner },
    { deleteSubscription: { subscriptionId: 's' } },
  ]);
  expect(cartStore.getState().changeError).toBeNull();
});

test('a change carries the CSRF and the long-term token, and outlives the page', async () => {
  await openCartPage();
  document.cookie = 'LongTermToken=who%20I%20am; Path=/';
  await door.setArticle({ ...CUP, quantity: 1 });
  const [put] = puts();
  expect(put?.headers.get('X-Long-Term-Token')).toBe('who I am');
  expect(put?.headers.has('X-XSRF-TOKEN')).toBe(true);
  expect(put?.headers.has('X-LoginToken')).toBe(false);
  expect(put?.keepalive).toBe(true);
});

test('many quick changes of one article while one is under way are two requests', async () => {
  const [article] = await plenty();
  await openCartPage();
  const outcomes = [1, 2, 3, 4, 5].map((quantity) => door.setArticle({ ...article, quantity }));
  expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => ({ ok: true })));
  expect(await Promise.all(puts().map((call) => call.json()))).toEqual([
    { setArticle: { ...article, quantity: 1 } },
    { setArticle: { ...article, quantity: 5 } },
  ]);
  expect(cartStore.getState().count).toBe(5);
});

test('undoing a removal that was not sent yet sends nothing', async () => {
  const [first, second] = await plenty();
  await openCartPage();
  await door.setArticle({ ...first, quantity: 2 });
  const sentBefore = puts().length;
  const other = door.setArticle({ ...second, quantity: 1 });
  const removal = door.setArticle({ ...first, quantity: 0 });
  const [deleted] = cartStore.getState().deletedEntries;
  expect(await door.undo(deleted?.id ?? '')).toEqual({ ok: true });
  expect(await removal).toEqual({ ok: true });
  await other;
  await cartSettled();
  expect(puts()).toHaveLength(sentBefore + 1);
  expect(cartStore.getState().count).toBe(3);
});

test('a removed article can be undone, and comes back to its place with its quantity', async () => {
  const [first, second] = await plenty();
  await openCartPage();
  await door.setArticle({ ...first, quantity: 3 });
  await door.setArticle({ ...second, quantity: 1 });
  await door.setArticle({ ...first, quantity: 0 });
  const [deleted] = cartStore.getState().deletedEntries;
  expect(deleted).toMatchObject({ kind: 'article', entry: { ...first, quantity: 3 } });
  const undone = door.undo(deleted?.id ?? '');
  expect(cartStore.getState().cart.articles[0]).toMatchObject({ ...first, quantity: 3 });
  expect(cartStore.getState().deletedEntries).toEqual([]);
  expect(await undone).toEqual({ ok: true });
  expect(cartStore.getState().count).toBe(4);
});

test('undoing what nobody removed fails, and nothing happens', async () => {
  await openCartPage();
  expect(await door.undo('nothing')).toEqual({ ok: false, code: 'UNKNOWN', limit: null });
  expect(puts()).toEqual([]);
});

test('the next page shows the cart from storage until the service has answered', async () => {
  const cart = { numberOfArticles: 4, articles: [{ ...CUP, quantity: { quantity: 4 } }] };
  localStorage.setItem('fascia.cart.DE', JSON.stringify(cart));
  shop.faults.set('cartRead', { kind: 'delay', ms: 50 });
  cartStore.subscribe(() => undefined);
  await waitFor(() => expect(cartStore.getState()).toMatchObject({ count: 4, busy: true }));
  await cartSettled();
  expect(cartStore.getState().count).toBe(0);
  expect(JSON.parse(localStorage.getItem('fascia.cart.DE') ?? '')).toEqual(
    cartStore.getState().cart,
  );
});

test('the cart belongs to the site of the page', async () => {
  document.documentElement.dataset['site'] = 'PL';
  await openCartPage();
  delete document.documentElement.dataset['site'];
  expect(localStorage.getItem('fascia.cart.PL')).not.toBeNull();
  expect(localStorage.getItem('fascia.cart.DE')).toBeNull();
});

import { http, HttpResponse } from 'msw';
import {
  cartSettled,
  CUP,
  openCartPage,
  availableArticles,
  serveCart,
} from '../testing/cartPage.ts';
import { collectEvents } from '../testing/collectEvents.ts';
import {
  cartStore,
  deleteSubscription,
  reload,
  setArticle,
  setFreeArticle,
  setGiftCard,
  setPartnerProduct,
  undo,
} from './cart.ts';

const { use, calls, gets, puts } = serveCart();
const changes = collectEvents('fascia:cart-changed');

test('is empty and sends no request before the first use (CART-45, CART-52)', () => {
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

test('reads the cart on the first subscription only (CART-52)', async () => {
  await openCartPage();
  cartStore.subscribe(() => undefined);
  await cartSettled();
  expect(gets()).toHaveLength(1);
  expect(gets()[0]?.url).not.toContain('forceReload');
});

test('reads the cart on the first action (CART-52)', async () => {
  const [article] = await availableArticles();
  await setArticle({ ...article, quantity: 1 });
  expect(gets()).toHaveLength(1);
  expect(cartStore.getState().count).toBe(1);
});

// CART-08, CART-14, CART-46, CART-61
test('shows a change immediately, and then the service’s response', async () => {
  const [article] = await availableArticles();
  await openCartPage();
  const outcome = setArticle({ ...article, quantity: 2 });
  expect(cartStore.getState()).toMatchObject({ count: 2, busy: true, canCheckout: true });
  expect(await outcome).toEqual({ ok: true });
  expect(cartStore.getState()).toMatchObject({ count: 2, busy: false });
  expect(cartStore.getState().cart.articles[0]?.title).not.toBe('');
  // The second event reports the title, which the response contains.
  expect(changes).toEqual([{ count: 2 }, { count: 2 }]);
});

test('returns the same state object until the cart changes', async () => {
  await openCartPage();
  expect(cartStore.getState()).toBe(cartStore.getState());
});

// CART-13, CART-17, CART-48, CART-49
test('sends each of the five changes in its format and treats a 304 as a success', async () => {
  await openCartPage();
  use(http.put('*', () => new HttpResponse(null, { status: 304 })));
  const article = { productId: '1', tcm: '2', quantity: 3 };
  const free = { productId: '1', campaignId: 'c', remove: true };
  const card = { productId: '1', tcm: '2', set: true };
  const partner = { partnerProductId: 'p', set: true };
  expect(await setArticle(article)).toEqual({ ok: true });
  expect(await setFreeArticle(free)).toEqual({ ok: true });
  expect(await setGiftCard(card)).toEqual({ ok: true });
  expect(await setPartnerProduct(partner)).toEqual({ ok: true });
  expect(await deleteSubscription({ subscriptionId: 's' })).toEqual({ ok: true });
  expect(await Promise.all(puts().map((call) => call.json()))).toEqual([
    { setArticle: article },
    { setFreeArticle: free },
    { setGiftCard: card },
    { setPartnerProduct: partner },
    { deleteSubscription: { subscriptionId: 's' } },
  ]);
  expect(cartStore.getState().changeError).toBeNull();
});

// CART-06, CART-13
test('sends the CSRF and long-term tokens, and changes with keepalive', async () => {
  await openCartPage();
  document.cookie = 'LongTermToken=who%20I%20am; Path=/';
  await setArticle({ ...CUP, quantity: 1 });
  const [put] = puts();
  expect(put?.headers.get('X-Long-Term-Token')).toBe('who I am');
  expect(put?.headers.has('X-XSRF-TOKEN')).toBe(true);
  expect(put?.headers.has('X-LoginToken')).toBe(false);
  await reload();
  const read = gets().at(-1);
  expect(read?.headers.get('X-Long-Term-Token')).toBe('who I am');
  expect(read?.headers.has('X-XSRF-TOKEN')).toBe(true);
  expect(put?.keepalive).toBe(true);
});

// CART-19, CART-49
test('merges changes of an article while another one is in flight', async () => {
  const [article] = await availableArticles();
  await openCartPage();
  const outcomes = [1, 2, 3, 4, 5].map((quantity) => setArticle({ ...article, quantity }));
  expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => ({ ok: true })));
  expect(await Promise.all(puts().map((call) => call.json()))).toEqual([
    { setArticle: { ...article, quantity: 1 } },
    { setArticle: { ...article, quantity: 5 } },
  ]);
  expect(cartStore.getState().count).toBe(5);
});

test('sends no request when a removal is undone before it was sent (CART-24)', async () => {
  const [first, second] = await availableArticles();
  await openCartPage();
  await setArticle({ ...first, quantity: 2 });
  const sentBefore = puts().length;
  const other = setArticle({ ...second, quantity: 1 });
  const removal = setArticle({ ...first, quantity: 0 });
  const [deleted] = cartStore.getState().deletedEntries;
  expect(await undo(deleted?.id ?? '')).toEqual({ ok: true });
  expect(await removal).toEqual({ ok: true });
  await other;
  await cartSettled();
  expect(puts()).toHaveLength(sentBefore + 1);
  expect(cartStore.getState().count).toBe(3);
});

test('fails without a request when an unknown removal is undone (CART-24)', async () => {
  await openCartPage();
  expect(await undo('nothing')).toEqual({ ok: false, code: 'UNKNOWN', limit: null });
  expect(puts()).toEqual([]);
});

test('takes the site from the first module on the page (CART-52)', async () => {
  document.body.innerHTML = '<div data-fascia="footer" data-site="HU"></div>';
  await openCartPage();
  document.body.innerHTML = '';
  expect(localStorage.getItem('fascia.cart.HU')).not.toBeNull();
});

test('stores the cart under the site of the page (CART-05, CART-52)', async () => {
  document.documentElement.dataset['site'] = 'PL';
  await openCartPage();
  delete document.documentElement.dataset['site'];
  expect(localStorage.getItem('fascia.cart.PL')).not.toBeNull();
  expect(localStorage.getItem('fascia.cart.DE')).toBeNull();
});

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  CART,
  cartSettled,
  CUP,
  cupService,
  openCartPage,
  serveCart,
} from '../testing/cartPage.ts';
import { settle } from '../testing/settle.ts';
import { cartStore, reload, setArticle } from './cart.ts';

const { use, hold, gets, puts, openWithCups } = serveCart();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
const post = (tab: BroadcastChannel, message: string) => tab.postMessage(message);

/** Opens a page whose first read of the cart has failed. The service has recovered since. */
async function openUnreadablePage(): Promise<void> {
  use(http.get(`*${CART}`, () => HttpResponse.json({}, { status: 500 })));
  await openCartPage();
  expect(cartStore.getState()).toMatchObject({ count: 0, readError: 'UNKNOWN' });
  use(...cupService(2));
}

const expectCount = (count: number) =>
  waitFor(() => expect(cartStore.getState()).toMatchObject({ count, readError: null }));

test('retries a failed read once when the visitor returns to the tab (CART-22)', async () => {
  await openUnreadablePage();
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  await expectCount(2);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(gets()).toHaveLength(2);
});

// HOST-147
test('repeats a read once if it fails after the network has recovered', async () => {
  use(http.get(`*${CART}`, () => HttpResponse.json({}, { status: 500 })));
  const endOutage = hold(CART);
  cartStore.subscribe(() => undefined);
  await waitFor(() => expect(gets()).toHaveLength(1));
  window.dispatchEvent(new Event('online'));
  endOutage();
  await waitFor(() => expect(gets()).toHaveLength(2));
  await settle();
  expect(gets()).toHaveLength(2);
  expect(cartStore.getState().readError).toBe('UNKNOWN');
});

test('retries a failed read once when another tab reports that it could read the cart (CART-22)', async () => {
  await openUnreadablePage();
  const otherTab = new BroadcastChannel('fascia.cart.DE');
  post(otherTab, 'readable');
  await expectCount(2);
  post(otherTab, 'readable');
  await settle();
  expect(gets()).toHaveLength(2);
  otherTab.close();
});

test('notifies other tabs when the cart can be read again (CART-22)', async () => {
  await openWithCups(2);
  use(http.get(`*${CART}`, () => HttpResponse.json({}, { status: 500 }), { once: true }));
  await reload();
  const otherTab = new BroadcastChannel('fascia.cart.DE');
  const message = new Promise((resolve) => otherTab.addEventListener('message', resolve));
  window.dispatchEvent(new Event('focus'));
  expect(await message).toMatchObject({ data: 'readable' });
  otherTab.close();
});

test.each([
  ['refused', HttpResponse.json({ error: 'CART_LIMIT', limit: 3 }, { status: 409 })],
  ['answered with a 304', new HttpResponse(null, { status: 304 })],
])('retries a failed read after a change that was %s', async (_, answer) => {
  await openUnreadablePage();
  use(http.put(`*${CART}`, () => answer));
  await setArticle({ ...CUP, quantity: 0 });
  await expectCount(2);
  expect(gets()).toHaveLength(2);
});

// CART-21
test('sends the last change to the page’s own origin, with tokens, when the page is left', async () => {
  document.cookie = 'LongTermToken=who%20I%20am; Path=/';
  document.cookie = 'XSRF-TOKEN=mine; Path=/';
  const base = document.createElement('base');
  base.href = 'http://elsewhere.test/';
  document.head.append(base);
  use(...cupService(0));
  void setArticle({ ...CUP, quantity: 3 });
  void setArticle({ ...CUP, quantity: 4 });
  window.dispatchEvent(new Event('pagehide'));
  base.remove();
  const [put] = puts();
  expect(puts()).toHaveLength(1);
  expect(new URL(put?.url ?? '').origin).toBe(window.location.origin);
  expect(put).toMatchObject({ keepalive: true, redirect: 'error', credentials: 'include' });
  expect(put?.headers.get('X-Long-Term-Token')).toBe('who I am');
  expect(put?.headers.get('X-XSRF-TOKEN')).toBe('mine');
  expect(await put?.json()).toEqual({ setArticle: { ...CUP, quantity: 4 } });
  await cartSettled();
});

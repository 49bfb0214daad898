import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { CART, CUP, cupService, handOff, serveCart } from '../testing/cartPage.ts';
import { settle } from '../testing/settle.ts';
import { cartStore, setArticle } from './cart.ts';

const { use, gets, puts, openWithCups } = serveCart();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
const post = (tab: BroadcastChannel) => tab.postMessage('changed');

// CART-21, CART-22
test('sends a waiting change when the page is left, and reads the cart when it is restored', async () => {
  await openWithCups(2);
  use(http.put(`*${CART}`, () => new Promise<never>(() => undefined), { once: true }));
  void setArticle({ ...CUP, quantity: 3 });
  void setArticle({ ...CUP, quantity: 4 });
  await waitFor(() => expect(puts()).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()[1]?.keepalive).toBe(true);
  expect(await puts()[1]?.json()).toEqual({ setArticle: { ...CUP, quantity: 4 } });
  restore();
  await waitFor(() => expect(cartStore.getState()).toMatchObject({ count: 4, busy: false }));
});

test('reads the cart after a change in another tab (CART-22)', async () => {
  await openWithCups(2);
  const otherTab = new BroadcastChannel('fascia.cart.DE');
  use(...cupService(7));
  post(otherTab);
  await waitFor(() => expect(cartStore.getState().count).toBe(7));
  otherTab.close();
});

test('notifies other tabs of a change (CART-22)', async () => {
  await openWithCups(2);
  const otherTab = new BroadcastChannel('fascia.cart.DE');
  const message = new Promise((resolve) => otherTab.addEventListener('message', resolve));
  await setArticle({ ...CUP, quantity: 3 });
  await expect(message).resolves.toBeDefined();
  otherTab.close();
});

test('delays the read in a hidden tab until the tab is visible (CART-22)', async () => {
  await openWithCups(2);
  const hidden = jest.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  const otherTab = new BroadcastChannel('fascia.cart.DE');
  post(otherTab);
  await settle();
  expect(gets()).toHaveLength(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(gets()).toHaveLength(2));
  hidden.mockRestore();
  otherTab.close();
});

const restore = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe('a page from the back/forward cache', () => {
  const changes = [{ change: { addArticle: { ...CUP, quantity: 1 } }, at: Date.now() }];

  /** Simulates that another page of the tab hands over an addition when it is left. */
  function leaveAnotherPage(): void {
    const before = new Set(Object.keys(localStorage));
    handOff({ changes });
    const key = Object.keys(localStorage).find((name) => !before.has(name)) ?? null;
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }

  // CART-145
  test.each([
    ['before', [leaveAnotherPage, restore]],
    ['after', [restore, leaveAnotherPage]],
  ])('applies changes that another page hands over %s it is restored', async (_, events) => {
    await openWithCups(2);
    window.dispatchEvent(new Event('pagehide'));
    for (const dispatch of events) dispatch();
    await waitFor(() => expect(cartStore.getState()).toMatchObject({ count: 3, busy: false }));
    expect(puts()).toHaveLength(1);
  });

  // CART-145
  test('applies another page’s changes even if the session storage is outdated', async () => {
    await openWithCups(2);
    window.dispatchEvent(new Event('pagehide'));
    handOff({ changes });
    sessionStorage.clear();
    restore();
    await waitFor(() => expect(cartStore.getState()).toMatchObject({ count: 3, busy: false }));
  });
});

// CART-145
test('removes the changes of closed tabs from local storage', () => {
  localStorage.setItem('fascia.cart.DE.left.closed', JSON.stringify({ at: Date.now() - 60_000 }));
  localStorage.setItem('fascia.cart.DE.left.open', JSON.stringify({ at: Date.now() }));
  handOff({ changes: [] });
  expect(localStorage.getItem('fascia.cart.DE.left.closed')).toBeNull();
  expect(localStorage.getItem('fascia.cart.DE.left.open')).not.toBeNull();
});

import { listen } from '../../foundation/browser/listen.ts';
import { tabStorageKeys } from '../../foundation/browser/names.ts';
import { tokenHeaders } from '../../foundation/http/tokens.ts';
import { CART_SERVICE, CART_TOKENS } from './cart.ts';
import type { CartChange } from './cartChange.ts';
import type { CartStore, Cleanup, PageEnvironment, PageEvents } from './cartEnvironment.ts';
import { cartSlice } from './cartSlice.ts';
import { hostDocument } from '../../foundation/browser/host/hostGlobals.ts';

/**
 * The page is left: sends the changes that wait, and hands all unanswered ones to the next page of the tab
 * (CART-21). That page reads the cart possibly before a slow service has applied them.
 */
export function handOffPending(
  store: CartStore,
  { sendOnPageHide, tabStorage, clock }: Omit<PageEnvironment, 'loadStart' | 'listen'>,
): void {
  const { log, site } = store.getState().cart;
  for (const { isSent, change } of log) if (!isSent) sendOnPageHide(change);
  if (site && log.length > 0) {
    const changes = log.map(({ change }) => change);
    tabStorage.write(tabStorageKeys.leftCart(site), { at: clock.now(), changes });
  }
  store.dispatch(cartSlice.actions.pageLeft());
}

/**
 * Sends a change from a page that is being left. Not by the HTTP client, which loads code first: a request that
 * starts later is never sent. The tokens go to the page's own origin only, whatever its `<base>` or a redirect
 * says (HOST-31).
 */
export function sendOnPageHide(change: CartChange): void {
  void fetch(new URL(CART_SERVICE, window.location.origin), {
    method: 'PUT',
    keepalive: true,
    credentials: 'include',
    redirect: 'error',
    referrer: '',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...tokenHeaders(CART_TOKENS),
    },
    body: JSON.stringify(change),
  }).catch(() => undefined); // The next page finds out.
}

/**
 * Follows the lifecycle of the browser's page. Only what is needed is listened to: at `pagehide` the browser rejects
 * the requests in flight, and after a first, empty listener a change would have failed before it is handed off.
 */
export function followPage({ onHide, onRestore, onAttention }: PageEvents): Cleanup {
  const attend = () => {
    if (!hostDocument.hidden) onAttention?.();
  };
  const cleanups = [
    listen(window, {
      ...(onHide && { pagehide: onHide }),
      ...(onRestore && { pageshow: ({ persisted }) => persisted && onRestore() }),
      // Two windows side by side are both visible, so that no visibilitychange follows a click in one.
      ...(onAttention && { online: attend, focus: attend }),
    }),
    listen(hostDocument, onAttention ? { visibilitychange: attend } : {}),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

import { hostDocument } from '../../foundation/browser/host/hostGlobals.ts';
import { listen, undoAll } from '../../foundation/browser/listen.ts';
import { storageKeys, tabStorageKeys } from '../../foundation/browser/names.ts';
import { onAttention, onRestored } from '../../foundation/browser/pageReturn.ts';
import { serviceUrl } from '../../foundation/http/serviceOrigins.ts';
import { tokenHeaders } from '../../foundation/http/tokens.ts';
import { CART_SERVICE, CART_TOKENS } from './cart.ts';
import { isAddition, type CartChange } from './cartChange.ts';
import type { CartStore, Cleanup, PageEnvironment, PageEvents } from './cartEnvironment.ts';
import { cartSlice } from './cartSlice.ts';
import type { LoggedChange } from './cartState.ts';

/** What a page hands to the next one of its tab, as it is in storage. */
export interface HandOff {
  /** When the page was left, ms since 1970. */
  at: number;
  visit: string;
  changes: readonly Pick<LoggedChange, 'change' | 'at' | 'replaces'>[];
}

/**
 * The page is left: sends the changes that wait, and hands all unanswered ones to the next page of the tab
 * (CART-21). That page reads the cart possibly before a slow service has applied them. An addition is only handed
 * over: what it makes of the cart depends on what other windows send (CART-76).
 */
export function handOffPending(
  store: CartStore,
  { sendOnPageHide, storage, tabStorage, clock, visitId }: Omit<PageEnvironment, 'loadStart'>,
  log: readonly LoggedChange[] = store.getState().cart.log,
  noteSent: (logged: LoggedChange) => void = () =>
    // No window knows from now on what the cart contains when its turn comes (CART-73).
    storage.write(storageKeys.cartTurn, Math.random()) || storage.remove(storageKeys.cartTurn),
): void {
  const { site } = store.getState().cart;
  for (const logged of log) {
    if (logged.isSent || isAddition(logged.change)) continue;
    sendOnPageHide(logged.change);
    noteSent(logged);
  }
  if (site && log.length > 0) {
    const changes = log.map(({ change, at, replaces }) => ({ change, at, replaces }));
    const handOff: HandOff = { at: clock.now(), visit: visitId(), changes };
    tabStorage.write(tabStorageKeys.leftCart(site), handOff);
  }
  store.dispatch(cartSlice.actions.pageLeft());
}

/**
 * Sends a change from a page that is being left. Not by the HTTP client, which loads code first: a request that
 * starts later is never sent. The tokens go to the page's own origin only, whatever its `<base>` or a redirect
 * says (HOST-31).
 */
export function sendOnPageHide(change: CartChange): void {
  const url = serviceUrl(CART_SERVICE, 'cart');
  void fetch(url, {
    method: 'PUT',
    keepalive: true,
    credentials: 'include',
    redirect: 'error',
    referrer: '',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...tokenHeaders(CART_TOKENS, url),
    },
    body: JSON.stringify(change),
  }).catch(() => undefined); // The next page finds out.
}

/**
 * Follows the lifecycle of the browser's page. Only what is needed is listened to: at `pagehide` the browser rejects
 * the requests in flight, and after a first, empty listener a change would have failed before it is handed off.
 */
export function followPage(events: PageEvents): Cleanup {
  const { onHide, onRestore, onAttention: attend } = events;
  const online = () => {
    if (!hostDocument.hidden) attend?.();
  };
  return undoAll([
    ...(onHide ? [listen(window, { pagehide: onHide })] : []),
    ...(onRestore ? [onRestored(onRestore)] : []),
    ...(attend ? [onAttention(attend), listen(window, { online })] : []),
  ]);
}

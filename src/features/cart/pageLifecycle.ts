import { listen } from '../../foundation/browser/page/listen.ts';
import { tabStorageKeys } from '../../foundation/browser/storage/names.ts';
import { onRestored, onReturn } from '../../foundation/browser/page/pageReturn.ts';
import { storage } from '../../foundation/browser/storage/storage.ts';
import { visitorId } from '../../foundation/browser/visit/visit.ts';
import type { HttpRequest } from '../../foundation/http/httpRequest.ts';
import { serviceUrl } from '../../foundation/http/serviceOrigins.ts';
import { wireRequest } from '../../foundation/http/wireRequest.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { CART_SERVICE, CART_TOKENS } from './cart.ts';
import { isAddition, type CartChange } from './cartChange.ts';
import type { PageEnvironment, PageEvents } from './cartEnvironment.ts';
import { handOffStorage, isHandOffKey } from './handOffStorage.ts';
import type { LoggedChange } from './cartState.ts';
import type { LeftChange } from './crossPageRules.ts';

/** The changes that a page hands over to the next page of its tab, as they are stored. */
export interface HandOff {
  /** When the page was left, ms since 1970. */
  at: number;
  visitor: string;
  changes: readonly LeftChange[];
}

/** A change that a page sends when it is left. */
type SentOnHide = LoggedChange & { change: CartChange };

/**
 * Whether a page sends a change when it is left, in addition to handing it over. An addition is not sent, because its
 * effect depends on the changes of other tabs (CART-75).
 */
export const isSentOnHide = (logged: LoggedChange): logged is SentOnHide =>
  !logged.isSent && !isAddition(logged.change);

/**
 * Sends the waiting changes of a page that is left, and hands over all pending changes to the next page of the tab
 * (CART-21). Changes that were sent are handed over too, because the next page may read the cart before a slow service
 * has applied them.
 */
export function handOff(
  site: Site | null,
  left: readonly LoggedChange[],
  page: PageEnvironment,
): void {
  for (const { change } of left.filter(isSentOnHide)) page.sendOnPageHide(change);
  if (!site || left.length === 0) return;
  const changes = left.map(({ change, at, replaces }) => ({ change, at, replaces }));
  const handedOff: HandOff = { at: page.clock.now(), visitor: page.visitorId(), changes };
  page.tabStorage.write(tabStorageKeys.leftCart(site), handedOff);
}

/**
 * Sends a change while the page is being left. Does not use the HTTP client: it loads code first, and the browser no
 * longer sends requests after that.
 */
function sendOnPageHide(change: CartChange): void {
  const request: HttpRequest = { method: 'PUT', path: CART_SERVICE, tokens: CART_TOKENS };
  const { url, headers, options } = wireRequest(request, serviceUrl(CART_SERVICE, 'cart'));
  void fetch(url, {
    ...options,
    method: 'PUT',
    keepalive: true,
    credentials: 'include',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  }).catch(() => undefined); // The next page restores the change.
}

/** Registers listeners for the page's lifecycle. */
function followPage({ onHide, onRestore, onAttention, onHandOff }: PageEvents): void {
  listen(window, {
    pagehide: onHide,
    storage({ key }) {
      if (isHandOffKey(key)) onHandOff();
    },
  });
  onRestored(onRestore);
  onReturn(onAttention);
}

/** The environment of the cart in a browser. */
export const browserPage: Omit<PageEnvironment, 'loadStart'> = {
  clock: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  listen: followPage,
  sendOnPageHide,
  tabStorage: handOffStorage,
  storage,
  visitorId,
};

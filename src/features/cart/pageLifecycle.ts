import { listen } from '../../foundation/browser/page/listen.ts';
import { tabStorageKeys } from '../../foundation/browser/storage/names.ts';
import { onRestored, onReturn } from '../../foundation/browser/page/pageReturn.ts';
import { storage } from '../../foundation/browser/storage/storage.ts';
import { visitorId } from '../../foundation/browser/visit/visit.ts';
import { serviceUrl } from '../../foundation/http/serviceOrigins.ts';
import { tokenHeaders } from '../../foundation/http/tokens.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { CART_SERVICE, CART_TOKENS } from './cart.ts';
import { isAddition, type CartChange } from './cartChange.ts';
import type { PageEnvironment, PageEvents } from './cartEnvironment.ts';
import { handOffStorage, isHandOffKey } from './handOffStorage.ts';
import type { LoggedChange } from './cartState.ts';
import type { LeftChange } from './crossPageRules.ts';

/** What a page hands to the next one of its tab, as it is in storage. */
export interface HandOff {
  /** When the page was left, ms since 1970. */
  at: number;
  visitor: string;
  changes: readonly LeftChange[];
}

/** A change that a page sends when it is left. The effect of an addition depends on what other windows send (CART-75). */
type SentOnHide = LoggedChange & { change: CartChange };

/** Whether a page sends a change when it is left. All others are only handed over. */
export const isSentOnHide = (logged: LoggedChange): logged is SentOnHide =>
  !logged.isSent && !isAddition(logged.change);

/**
 * The page is left: sends the changes that wait, and hands all unanswered ones to the next page of the tab (CART-21),
 * which may read the cart before a slow service has applied them.
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
 * Sends a change from a page that is being left. Not by the HTTP client, which loads code first: a request that
 * starts later is never sent. The tokens go to the page's own origin only, whatever its `<base>` or a redirect
 * says (HOST-31).
 */
function sendOnPageHide(change: CartChange): void {
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

/** Follows the lifecycle of the browser's page. */
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

/** The browser's page. */
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

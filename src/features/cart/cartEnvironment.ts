import type { UnknownAction } from '@reduxjs/toolkit';
import type { SafeStorage } from '../../foundation/browser/storage/storage.ts';
import type { sendRequest } from '../../foundation/http/httpClient.ts';
import type { CartChange } from './cartChange.ts';
import type { CartState, LoggedChange } from './cartState.ts';

// What surrounds the cart, as interfaces: the simulation replaces all of it.

/** Ends what was begun. A second call does nothing. */
export type Cleanup = () => void;

/** The page's store, as the cart uses it. */
export interface StoreAccess {
  getState(): { cart: CartState };
  dispatch(action: UnknownAction): unknown;
}

export interface Clock {
  /** ms since 1970. */
  now(): number;
  /** Calls a function once, after `ms`. */
  after(ms: number, run: () => void): Cleanup;
}

/** The page's lifecycle. */
export interface PageEvents {
  /** It is left, for good or for the back/forward cache. */
  onHide: () => void;
  /** It comes back from the back/forward cache. */
  onRestore: () => void;
  /** The visitor looks at it again, or the network is back. */
  onAttention: () => void;
  /** Another page of the tab has handed over changes. */
  onHandOff: () => void;
}

/** The page, as the code that is loaded with the header uses it. */
export interface PageEnvironment {
  clock: Clock;
  listen(events: PageEvents): void;
  /** Sends a change from a page that is being left. Its response is ignored. */
  sendOnPageHide(change: CartChange): void;
  /** Where the pages of this tab hand over changes. */
  tabStorage: SafeStorage;
  /** Storage for all pages of the site. */
  storage: SafeStorage;
  /** The id of the visitor, which all tabs share. */
  visitorId(): string;
  /** Loads the code that reads and sends. */
  loadStart(): Promise<StartCart>;
}

/** The messages of a tab to the others: the service's cart may have changed, or can be read again. */
export type TabMessage = 'changed' | 'readable';

/** The connection to the other tabs of the same site. */
export interface TabChannel {
  post(message: TabMessage): void;
  close: Cleanup;
}

/** All that the code which reads and sends uses outside of the store. */
export interface CartEnvironment extends Omit<PageEnvironment, 'loadStart' | 'listen'> {
  send: typeof sendRequest;
  /**
   * Requests the lock that one window of the origin has at a time. If the browser does not support it, the lock is
   * granted at once.
   *
   * @returns a function that releases it.
   */
  requestLock(onGranted: () => void): Cleanup;
  openTabs(name: string, onMessage: (message: TabMessage) => void): TabChannel;
  /** Whether the tab is in the background. */
  isHidden(): boolean;
  /** Age in ms from which a known cart may have been changed on another device (CART-142). */
  maxAgeMs: number;
}

/** A running cart. The middleware calls it for the current visitor only. */
export interface RunningCart {
  /** Sends or reads if necessary, such as after a change was made or withdrawn. */
  advance(): void;
  /** Reads the cart, bypassing every cache (CART-06). */
  reload(): void;
  /** The page is left: stops, and returns the unanswered changes for the next page. */
  leave(): readonly LoggedChange[];
  /** The page was restored from the back/forward cache. */
  restore(): void;
  /** Makes the changes that another page of the tab has handed over, if there are any. */
  takeOver(): void;
  /** The visitor looks at the page again, or the network is back. */
  attend(): void;
  /** The visitor is another one: ignores the answers to requests in flight, and reads the cart. */
  discard(): void;
}

/**
 * Starts to read and send the cart of a page.
 *
 * @param handle Calls the handler of an event, after a check of the visitor.
 */
export type StartCart = (
  store: StoreAccess,
  page: PageEnvironment,
  handle: (handler: () => void) => void,
) => RunningCart;

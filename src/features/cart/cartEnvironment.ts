import type { UnknownAction } from '@reduxjs/toolkit';
import type { SafeStorage } from '../../foundation/browser/storage/storage.ts';
import type { sendRequest } from '../../foundation/http/httpClient.ts';
import type { CartChange } from './cartChange.ts';
import type { CartState, LoggedChange } from './cartState.ts';

// Interfaces to everything outside the cart. The simulation replaces all of them.

/** Stops an operation. A second call has no effect. */
export type Cleanup = () => void;

/** The part of the page's store that the cart uses. */
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
  /** The page is unloaded or enters the back/forward cache. */
  onHide: () => void;
  /** The page is restored from the back/forward cache. */
  onRestore: () => void;
  /** The visitor returns to the page, or the network is back. */
  onAttention: () => void;
  /** Another page of the tab has handed over changes. */
  onHandOff: () => void;
}

/** The part of the page that the initial code uses. */
export interface PageEnvironment {
  clock: Clock;
  listen(events: PageEvents): void;
  /** Sends a change while the page is being left. The response is ignored. */
  sendOnPageHide(change: CartChange): void;
  /** Storage in which the pages of this tab hand over changes. */
  tabStorage: SafeStorage;
  /** Storage that all pages of the site share. */
  storage: SafeStorage;
  /** The id of the visitor, the same in all tabs. */
  visitorId(): string;
  /** Loads the code that reads and sends. */
  loadStart(): Promise<StartCart>;
}

/** A message to other tabs: the service's cart may have changed, or can be read again after a failure. */
export type TabMessage = 'changed' | 'readable';

/** The connection to the other tabs of the same site. */
export interface TabChannel {
  post(message: TabMessage): void;
  close: Cleanup;
}

/** The environment of the code that reads and sends. */
export interface CartEnvironment extends Omit<PageEnvironment, 'loadStart' | 'listen'> {
  send: typeof sendRequest;
  /**
   * Requests the lock that only one tab of the origin can hold. If the browser does not support locks, it is granted
   * immediately.
   *
   * @returns A function that releases the lock or cancels the request.
   */
  requestLock(onGranted: () => void): Cleanup;
  openTabs(name: string, onMessage: (message: TabMessage) => void): TabChannel;
  /** Whether the tab is in the background. */
  isHidden(): boolean;
  /** Maximum age of a known cart in ms. An older one may have been changed on another device (CART-142). */
  maxAgeMs: number;
}

/** A running cart. The middleware calls its methods for the current visitor only. */
export interface RunningCart {
  /** Sends or reads if necessary. Call it after a change was made or withdrawn. */
  advance(): void;
  /** Reads the cart, bypassing every cache (CART-06). */
  reload(): void;
  /** Call when the page is left. Stops the cart and returns the pending changes for the next page. */
  leave(): readonly LoggedChange[];
  /** Call when the page was restored from the back/forward cache. */
  restore(): void;
  /** Restores the changes that another page of the tab has handed over. */
  takeOver(): void;
  /** Call when the visitor returns to the page or the network is back. */
  attend(): void;
  /** Call when the visitor has changed. Ignores the responses to requests in flight and reads the cart. */
  discard(): void;
}

/**
 * Starts reading the cart of a page and sending its changes.
 *
 * @param handle Checks the visitor, then calls the handler of an event.
 */
export type StartCart = (
  store: StoreAccess,
  page: PageEnvironment,
  handle: (handler: () => void) => void,
) => RunningCart;

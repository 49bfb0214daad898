import type { SafeStorage } from '../../foundation/browser/storage.ts';
import type { sendRequest } from '../../foundation/http/httpClient.ts';
import type { CartChange, RequestedChange } from './cartChange.ts';
import type { CartOutcome } from './cartErrors.ts';
import type { CartRootState } from './cartSlice.ts';
import type { Made } from './afterChange.ts';

// What surrounds the cart, as interfaces: the simulation replaces all of it.

/** Ends what was begun. A second call does nothing. */
export type Cleanup = () => void;

/** The store, as the cart's own code uses it. */
export interface CartStore {
  getState(): CartRootState;
  /** Dispatches an event of the cart, past the cart's own middleware. */
  dispatch(event: { type: string }): unknown;
  subscribe(listener: () => void): Cleanup;
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
  onHide?: () => void;
  /** It comes back from the back/forward cache. */
  onRestore?: () => void;
  /** The visitor looks at it again, or the network is back. */
  onAttention?: () => void;
}

/** The page, as the code that is loaded with the header uses it. */
export interface PageEnvironment {
  clock: Clock;
  listen(events: PageEvents): Cleanup;
  /** Sends a change from a page that is being left; nothing receives the answer. */
  sendOnPageHide(change: CartChange): void;
  /** Storage for the pages of this tab. */
  tabStorage: SafeStorage;
  /** Storage for all pages of the site. */
  storage: SafeStorage;
  /** The id of the visit: another one belongs to another visitor. */
  visitId(): string;
  /** Begins another visit. Returns its id. */
  beginVisit(): string;
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
export interface CartEnvironment extends Omit<PageEnvironment, 'loadStart'> {
  send: typeof sendRequest;
  /**
   * Asks for the turn to send, which one window of the origin has at a time. Where the browser cannot say whose turn
   * it is, the turn is granted at once.
   *
   * @returns what gives it up.
   */
  requestTurn(onGranted: () => void): Cleanup;
  openTabs(name: string, onMessage: (message: TabMessage) => void): TabChannel;
  /** Whether the tab is in the background. */
  isHidden(): boolean;
  /** Whether the page is being left, which cancels its requests long before `onHide` in some browsers. */
  isLeaving(): boolean;
}

/** What the queue reports. `hasDiverged`: the service's cart may not be the one that this page knew. */
export interface QueueEvents {
  onAnswer(hasDiverged: boolean): void;
  /** `isRecovery`: the read before had failed. */
  onRead(result: { hasDiverged: boolean; isRecovery: boolean }): void;
}

/** A running cart: what the requests to the store are handed to. */
export interface RunningCart {
  /** Sends the logged change of this id, of the entry with this key; resolves when its request has settled. */
  enqueue(id: number, key: string): Promise<CartOutcome>;
  undo(id: string): Promise<CartOutcome>;
  /** Reads the cart, passing every cache. */
  reload(): Promise<CartOutcome>;
  /** Another visitor is logged in: answers to requests in flight are ignored. */
  reset(): void;
}

/** What a running cart uses of the middleware that started it. */
export interface CartAccess {
  /** Requests a change as a visitor does. */
  requestChange(change: RequestedChange, more?: Partial<Made>): Promise<CartOutcome>;
  /** Whether the visitor is the one whose cart is known; resets the cart if not (CART-80). */
  isSameVisitor(): boolean;
}

/** Starts to read and send the cart of a page. */
export type StartCart = (
  store: CartStore,
  page: PageEnvironment,
  access: CartAccess,
) => RunningCart;

import type { sendRequest } from '../../../foundation/http/httpClient.ts';
import type { CartChange } from '../cartChange.ts';
import type { CartRootState } from '../cartSlice.ts';
import type { CartDispatch } from '../cartWishes.ts';

/** The store, as far as the engine needs it. */
export interface CartStore {
  getState(): CartRootState;
  dispatch: CartDispatch & (<Action extends { type: string }>(action: Action) => Action);
}

/** Ends what was begun; a second time it does nothing. */
export type End = () => void;

/** Time. */
export interface Clock {
  /** ms since 1970. */
  now(): number;
  /** Runs something once after `ms`, unless it is ended before. */
  after(ms: number, run: () => void): End;
}

/** The way to the other tabs of the same site. */
export interface TabChannel {
  /** Says that the service's cart may be another one now. */
  tell(): void;
  close: End;
}

/** What happens to the page. */
export interface PageEvents {
  /** It goes, for good or into the back/forward cache. */
  onLeave: () => void;
  /** It comes back out of that cache. */
  onReturn: () => void;
  /** It is seen again, or the network is back. */
  onAttention: () => void;
}

/** All that the engine touches outside of the store, so that a test can put another world in its place. */
export interface CartWorld {
  send: typeof sendRequest;
  /** Sends a change from a page that goes: nobody waits for the answer. */
  sendLast(change: CartChange): void;
  clock: Clock;
  storage: { read(key: string): unknown; write(key: string, value: unknown): boolean };
  openTabs(name: string, onTold: () => void): TabChannel;
  listen(events: PageEvents): End;
  isHidden(): boolean;
}

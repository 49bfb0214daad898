import type { SafeStorage } from '../../../foundation/browser/storage.ts';
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

/**
 * What a tab tells the others: that the service's cart may be another one now, or only that it can be read
 * again, which is news to a tab that could not.
 */
export const TAB_NEWS = ['changed', 'readable'] as const;
export type TabNews = (typeof TAB_NEWS)[number];

/** The way to the other tabs of the same site. */
export interface TabChannel {
  tell(news: TabNews): void;
  close: End;
}

/** What happens to the page. */
export interface PageEvents {
  /** It goes, for good or into the back/forward cache. */
  onLeave: () => void;
  /** It comes back out of that cache. */
  onReturn: () => void;
  /** It is looked at again, or the network is back. */
  onAttention: () => void;
}

/** All that the engine touches outside of the store, so that a test can put another world in its place. */
export interface CartWorld {
  send: typeof sendRequest;
  /** Sends a change from a page that goes: nobody waits for the answer. */
  sendLast(change: CartChange): void;
  /** ms since 1970. */
  now: Clock['now'];
  storage: Pick<SafeStorage, 'read' | 'write'>;
  /** For the pages of this tab. */
  tabStorage: SafeStorage;
  openTabs(name: string, onTold: (news: TabNews) => void): TabChannel;
  listen(events: PageEvents): End;
  isHidden(): boolean;
}

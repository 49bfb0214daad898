import type { CartChange } from '../cartChange.ts';
import { Expectation, type Removal } from './expectation.ts';
import type { FakeStorage, Page, Watched } from './fakeTab.ts';

/** One tab of the run: its page, and what must be true of it. */
export interface Tab {
  page: Page;
  /** What its pages leave to one another. */
  tabStorage: FakeStorage;
  expected: Expectation;
  /** What the actions on this page have promised, by the id of their change; a reload's is negative. */
  promised: Map<number, { change: CartChange | null; watched: Watched }>;
  removals: Map<string, Removal>;
  /** Changes that were taken back before they were sent. */
  excused: Set<number>;
  /** Changes up to this one ended with a page that went, or with a visitor. */
  endedUpTo: number;
  /** Changes up to this one were made by the visitor, or taken up from the page before. */
  taken: number;
  /** Its page is in the browser's back/forward cache. */
  isAway: boolean;
  /** What was checked last. */
  seen: { state: object | null; at: string };
  /** What went wrong; a run ends with the first. */
  wrong: string[];
}

export const cartOf = ({ page }: Tab) => page.store.getState().cart;

/** Lets everything happen that waits for nothing but its turn. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

export const newTab = (page: Page, tabStorage: FakeStorage): Tab => ({
  page,
  tabStorage,
  expected: new Expectation(),
  promised: new Map(),
  removals: new Map(),
  excused: new Set(),
  endedUpTo: 0,
  taken: 0,
  isAway: false,
  seen: { state: null, at: '' },
  wrong: [],
});

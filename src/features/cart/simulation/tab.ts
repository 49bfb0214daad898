import type { Cart } from '../cart.ts';
import type { CartChange } from '../cartChange.ts';
import type { CartOutcome } from '../cartErrors.ts';
import type { FakeStorage, Page } from './fakePage.ts';
import type { Basket } from './fakeShop.ts';
import { canBeUndone, TabModel } from './model.ts';
import { foldOf, nameOf, quantityIn } from './oracle.ts';

const HANDED_OFF_KEY = 'fascia.cart.DE.left';
const RESTORABLE_MS = 15_000;

/** A promise and its outcome. */
export interface Watched {
  outcome: CartOutcome | null;
  /** How many times it has settled; infinite if it was rejected. */
  settled: number;
}

export function watch(promise: Promise<CartOutcome>): Watched {
  const watched: Watched = { outcome: null, settled: 0 };
  const follow = async () => {
    try {
      watched.outcome = await promise;
      watched.settled += 1;
    } catch {
      watched.settled = Infinity;
    }
  };
  void follow();
  return watched;
}

/** A removal in the model. */
interface Removal {
  id: number;
  at: number;
  change: CartChange;
  /** The quantity that was removed. */
  quantity: number;
  /** Nothing has happened since that may end undo before its time. */
  isUntouched: boolean;
}

/** One tab of the simulated browser: its page, and what must be true of it. */
export interface Tab {
  page: Page;
  /** Kept from page to page of the tab. */
  tabStorage: FakeStorage;
  model: TabModel;
  /** The promises of this page's actions, by the id of their change; of other actions by a negative number. */
  promised: Map<number, { change: CartChange | null; watched: Watched }>;
  removals: Map<string, Removal>;
  /** Ids of changes that were withdrawn before they were sent. */
  withdrawn: Set<number>;
  /** Changes up to this id ended with a page that was left, or with a visitor. */
  endedUpTo: number;
  /** Changes up to this id were made by the visitor or restored from the previous page. */
  restoredUpTo: number;
  /** Its page is in the back/forward cache. */
  isAway: boolean;
  /** The state that was checked last. */
  checked: { state: object | null; at: string };
  /** What went wrong; the first of it fails the run. */
  problems: string[];
}

export const cartOf = ({ page }: Tab) => page.store.getState().cart;

/** Waits until all pending microtasks have run. */
export const flush = () => new Promise<void>((resolve) => setImmediate(resolve));

export const newTab = (page: Page, tabStorage: FakeStorage): Tab => ({
  page,
  tabStorage,
  model: new TabModel(),
  promised: new Map(),
  removals: new Map(),
  withdrawn: new Set(),
  endedUpTo: 0,
  restoredUpTo: 0,
  isAway: false,
  checked: { state: null, at: '' },
  problems: [],
});

interface Made {
  change: CartChange;
  /** What was shown before. */
  shown: Basket;
  id: number;
  at: number;
}

/** A change is made: what it removes can be undone from now on. */
export function rememberChange(tab: Tab, { change, shown, id, at }: Made): void {
  tab.model.hasLastError = false;
  const known = tab.removals.get(nameOf(change));
  if (known) known.isUntouched = false;
  if (!canBeUndone(shown, change)) return;
  const quantity = quantityIn(shown, change);
  tab.removals.set(nameOf(change), { id, at, change, quantity, isUntouched: true });
}

/** The page is about to restore what the previous one of its tab handed off, to the cart `known`. */
export function rememberRestored(tab: Tab, known: Cart, now: number): void {
  const stored = tab.tabStorage.read(HANDED_OFF_KEY) as
    { at: number; changes: CartChange[] } | undefined;
  if (!stored || now - stored.at >= RESTORABLE_MS) return;
  const { log, lastChangeId } = cartOf(tab);
  const changed = new Set(log.map(({ change }) => nameOf(change)));
  const restored = stored.changes.filter((change) => !changed.has(nameOf(change)));
  restored.forEach((change, index) => {
    const before = restored.slice(0, index).map((one) => ({ id: 0, change: one, isSent: false }));
    const shown = foldOf(known, [...log, ...before]);
    rememberChange(tab, { change, shown, id: lastChangeId + index + 1, at: now });
  });
  tab.restoredUpTo = lastChangeId + restored.length;
}

/** Something has happened that may end undo of a removed entry before its time. */
export function touchRemoval(tab: Tab, inverse: CartChange | undefined): void {
  const removal = inverse && tab.removals.get(nameOf(inverse));
  if (removal) removal.isUntouched = false;
}

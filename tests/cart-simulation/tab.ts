import type { Cart } from '../../src/features/cart/cart.ts';
import type { CartChange, RequestedChange } from '../../src/features/cart/cartChange.ts';
import type { CartOutcome } from '../../src/features/cart/cartErrors.ts';
import type { LoggedChange } from '../../src/features/cart/cartState.ts';
import { visitorIdIn, type FakeTab, type Page } from './fakes/fakePage.ts';
import type { Basket } from './fakes/fakeShop.ts';
import { canBeUndone, TabModel } from './model.ts';
import { foldOf, nameOf, quantityIn } from './oracle.ts';

const HANDED_OFF_KEY = 'fascia.cart.DE.left';
const RESTORABLE_MS = 15_000;

/** A promise and its outcome. */
export interface Watched {
  outcome: CartOutcome | null;
  /** How often it has settled. Infinite if it was rejected. */
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

/** A change that the visitor requested. */
export interface Wish {
  /** The id of its change. */
  id: number;
  name: string;
  change: RequestedChange;
  at: number;
  /** The visitor who was logged in. */
  visitor: number;
}

/** A removal in the model. */
interface Removal {
  id: number;
  at: number;
  change: RequestedChange;
  /** The quantity that was removed. */
  quantity: number;
  /** No event that may end undo early has occurred since the removal. */
  isUntouched: boolean;
}

/** A tab of the simulated browser: its page, and the page's expected state. */
export interface Tab {
  page: Page;
  /** Shared by all pages of the tab. */
  window: FakeTab;
  /** The visitor whose cart the page displays. */
  visitor: number;
  model: TabModel;
  /** Promises of this page's actions by the id of their change. Actions without a change have a negative number. */
  promised: Map<number, { change: RequestedChange | null; watched: Watched }>;
  removals: Map<string, Removal>;
  /** Ids of changes that were withdrawn before they were sent, or dropped because they were unnecessary. */
  withdrawn: Set<number>;
  /** Requested changes that have not been sent. */
  wishes: Wish[];
  /** Maps the id of a change to the id of the change that it was merged into. */
  carriers: Map<number, number>;
  /** Restored changes that may have been applied already, by id, with the quantities that they may replace. */
  conditional: Map<number, readonly number[]>;
  /** Changes up to this id have ended, because their page was left or the visitor changed. */
  endedUpTo: number;
  /** Changes up to this id were made by the visitor or restored from the previous page. */
  restoredUpTo: number;
  /** The page is in the back/forward cache. */
  isAway: boolean;
  /** The last state that was checked. */
  checked: { state: object | null; at: string };
  /** The previous page's last known cart of the service, in one line. */
  toldBefore: string | null;
  /** Detected problems. The first one fails the run. */
  problems: string[];
}

/** Returns a problem, if any. */
export type Invariant = (tab: Tab, now: number) => string | null | false | undefined;

export const cartOf = ({ page }: Tab) => page.store.getState().cart;

/** Waits until all pending microtasks have run. */
export const flush = () => new Promise<void>((resolve) => setImmediate(resolve));

export const newTab = (page: Page, window: FakeTab, visitor: number): Tab => ({
  page,
  window,
  visitor,
  model: new TabModel(),
  promised: new Map(),
  removals: new Map(),
  withdrawn: new Set(),
  wishes: [],
  carriers: new Map(),
  conditional: new Map(),
  endedUpTo: 0,
  restoredUpTo: 0,
  isAway: false,
  checked: { state: null, at: '' },
  toldBefore: null,
  problems: [],
});

interface Made {
  change: RequestedChange;
  /** The previously displayed cart. */
  shown: Basket;
  id: number;
  at: number;
}

/** Records a change of the visitor. An entry that it removes can be restored from now on. */
export function rememberChange(tab: Tab, { change, shown, id, at }: Made): void {
  tab.model.hasLastError = false;
  const known = tab.removals.get(nameOf(change));
  if (known) known.isUntouched = false;
  if (!canBeUndone(shown, change)) return;
  const quantity = quantityIn(shown, change);
  tab.removals.set(nameOf(change), { id, at, change, quantity, isUntouched: true });
}

interface HandedOff {
  at: number;
  visitor: string;
  changes: { change: RequestedChange; at: number; replaces?: number[] }[];
}

/**
 * Records the changes of the tab's previous page, which this page is about to restore, based on the cart `known`. They
 * precede the visitor's additions on this page, but do not apply to entries whose quantity the visitor has set on this
 * page.
 */
export function rememberRestored(tab: Tab, known: Cart, now: number, visitor: number): void {
  const stored = tab.window.storage.read(HANDED_OFF_KEY) as HandedOff | undefined;
  if (!stored || now - stored.at >= RESTORABLE_MS) return;
  if (stored.visitor !== visitorIdIn({ visitor })) return;
  const { log, lastChangeId } = cartOf(tab);
  const madeHere = (change: RequestedChange) =>
    log.find((it) => nameOf(it.change) === nameOf(change));
  const left = stored.changes.filter(({ change }) => {
    const made = madeHere(change);
    return !made || 'addArticle' in made.change;
  });
  const additions = [...new Set(left.map(({ change }) => madeHere(change)))];
  const shownLog: Pick<LoggedChange, 'change'>[] = log.filter((it) => !additions.includes(it));
  let id = lastChangeId;
  const make = (change: RequestedChange) => {
    id += 1;
    rememberChange(tab, { change, shown: foldOf(known, shownLog), id, at: now });
    shownLog.push({ change });
  };
  const wishes: Wish[] = [];
  for (const { change, at, replaces } of left) {
    make(change);
    if (replaces) tab.conditional.set(id, replaces);
    else wishes.push({ id, name: nameOf(change), change, at, visitor });
  }
  tab.wishes.unshift(...wishes);
  for (const made of additions) {
    if (!made) continue;
    make(made.change);
    const isMade = (wish: Wish) => wish.name === nameOf(made.change) && !wishes.includes(wish);
    for (const wish of tab.wishes) if (isMade(wish)) wish.id = id;
  }
  tab.restoredUpTo = id;
}

/** Records that an event may have ended undo of a removed entry early. */
export function touchRemoval(tab: Tab, inverse: CartChange | undefined): void {
  const removal = inverse && tab.removals.get(nameOf(inverse));
  if (removal) removal.isUntouched = false;
}

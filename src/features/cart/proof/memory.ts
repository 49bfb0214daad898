import type { Cart } from '../cart.ts';
import type { CartChange } from '../cartChange.ts';
import { canBeUndone } from './expectation.ts';
import type { Basket } from './fakeShop.ts';
import { foldOf, holds, nameOf } from './formulas.ts';
import { cartOf, type Tab } from './tab.ts';

const LEFT_KEY = 'fascia.cart.DE.left';
const LEFT_MS = 15_000;

interface Made {
  change: CartChange;
  /** What was shown before. */
  shown: Basket;
  id: number;
  at: number;
}

/** A change is made: what it removes can be undone from now on. */
export function remember(tab: Tab, { change, shown, id, at }: Made): void {
  tab.expected.hasCopy = false;
  const known = tab.removals.get(nameOf(change));
  if (known) known.isUntouched = false;
  if (!canBeUndone(shown, change)) return;
  const quantity = holds(shown, change);
  tab.removals.set(nameOf(change), { id, at, change, quantity, isUntouched: true });
}

/** The page is about to take up what the one before it in its tab has left, of the cart `known`. */
export function takesUp(tab: Tab, known: Cart, now: number): void {
  const left = tab.tabStorage.read(LEFT_KEY) as { at: number; changes: CartChange[] } | undefined;
  if (!left || now - left.at >= LEFT_MS) return;
  const { log, made } = cartOf(tab);
  const newer = new Set(log.map(({ change }) => nameOf(change)));
  const taken = left.changes.filter((change) => !newer.has(nameOf(change)));
  taken.forEach((change, index) => {
    const before = taken.slice(0, index).map((one) => ({ id: 0, change: one, sent: false }));
    const shown = foldOf(known, [...log, ...before]);
    remember(tab, { change, shown, id: made + index + 1, at: now });
  });
  tab.taken = made + taken.length;
}

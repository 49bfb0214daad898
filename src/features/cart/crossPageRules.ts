import { absoluteOf, findEntry, isAddition, keyOf } from './cartChange.ts';
import {
  afterChange,
  afterWithdrawal,
  shownCart,
  type CartState,
  type LoggedChange,
} from './cartState.ts';
import { removedEntry, withRemoved } from './deletedEntries.ts';

// Rules for changes that were made on the previous page of the tab or in other tabs.

/** A change that the previous page of the tab handed over. */
export type LeftChange = Pick<LoggedChange, 'change' | 'at' | 'replaces'>;

/**
 * Adds handed-over changes to the log, before this page's additions to the same entries (CART-21). A quantity that the
 * visitor has set on this page takes precedence.
 */
export function afterRestoring(
  state: CartState,
  { left, at }: { left: readonly LeftChange[]; at: number },
): CartState {
  const madeHere = ({ change }: LeftChange) =>
    state.log.find((it) => keyOf(it.change) === keyOf(change));
  const restored = left.filter((it) => {
    const made = madeHere(it);
    return !made || isAddition(made.change);
  });
  const additions = new Set(restored.map(madeHere).filter((made) => made !== undefined));
  let next = state;
  for (const { id } of additions) next = afterWithdrawal(next, id);
  for (const { change, at: madeAt, replaces } of restored) {
    next = afterChange(next, { change, at, madeAt, replaces });
  }
  for (const { change, at: madeAt, id, merged } of additions) {
    next = afterChange(next, { change, at, madeAt, merged: [...merged, id] });
  }
  return next;
}

/**
 * Moves entries that waiting subtractions now remove to the list of removed entries. A subtraction may have left some
 * units when it was made, but removes the entry after another tab has lowered the quantity (CART-70).
 *
 * @param at The current time, ms since 1970.
 */
export function withLateRemovals(before: CartState, after: CartState, at: number): CartState {
  const { confirmed, log } = after;
  const deleted = log.reduce((entries, logged, index) => {
    if (!isAddition(logged.change) || !before.log.includes(logged)) return entries;
    const cart = shownCart({ confirmed, log: log.slice(0, index) });
    const removed = removedEntry(cart, absoluteOf(cart, logged.change));
    const isLate = removed && findEntry(shownCart(before), removed.inverse);
    return isLate ? withRemoved(entries, { ...removed, removedBy: logged.id }, at) : entries;
  }, after.deleted);
  return deleted === after.deleted ? after : { ...after, deleted };
}

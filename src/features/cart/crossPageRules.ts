import { absoluteOf, findEntry, isAddition, keyOf } from './cartChange.ts';
import {
  afterChange,
  afterWithdrawal,
  shownCart,
  type CartState,
  type LoggedChange,
} from './cartState.ts';
import { removedEntry, withRemoved } from './deletedEntries.ts';

// Rules for what the previous page of the tab and other windows have changed.

/** A change that the previous page of the tab has left. */
export type LeftChange = Pick<LoggedChange, 'change' | 'at' | 'replaces'>;

/**
 * Makes the changes that the previous page has left (CART-21), before the additions of this page to the same entries.
 * A quantity that the visitor has set on this page takes precedence.
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
 * Adds the entries that disappear between two states because an addition that took out a part when it was made now
 * takes out all that another window has left (CART-70).
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

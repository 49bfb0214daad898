import { absoluteOf } from '../addition.ts';
import { findEntry, isAddition } from '../cartChange.ts';
import { shownCart, type CartState } from '../cartState.ts';
import { removedEntry, withRemoved, type DeletedEntry } from '../deletedEntries.ts';

/**
 * The removed entries, with those that disappear between two states because an addition of this window, which took some
 * when it was made, now takes all that another window has left (CART-70).
 *
 * @param now ms since 1970.
 */
export function withLateRemovals(
  before: CartState,
  { confirmed, log, deleted }: CartState,
  now: number,
): readonly DeletedEntry[] {
  return log.reduce((entries, logged, index) => {
    if (!isAddition(logged.change) || !before.log.includes(logged)) return entries;
    const cart = shownCart({ confirmed, log: log.slice(0, index) });
    const removed = removedEntry(cart, absoluteOf(cart, logged.change));
    const isLate = removed && findEntry(shownCart(before), removed.inverse);
    return isLate ? withRemoved(entries, { ...removed, removedBy: logged.id }, now) : entries;
  }, deleted);
}

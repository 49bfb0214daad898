import { absoluteOf } from '../addition.ts';
import { findEntry, isAddition } from '../cartChange.ts';
import { shownCart, type CartState } from '../cartState.ts';
import { removedEntry, type RemovedEntry } from '../deletedEntries.ts';

/**
 * The entries that disappear between two states because an addition of this window, which took some when it was made,
 * now takes all that another window has left (CART-70). `by` is the addition's id.
 */
export function lateRemovals(
  before: CartState,
  { confirmed, log }: CartState,
): { removed: RemovedEntry; by: number }[] {
  return log.flatMap((logged, index) => {
    if (!isAddition(logged.change) || !before.log.includes(logged)) return [];
    const cart = shownCart({ confirmed, log: log.slice(0, index) });
    const removed = removedEntry(cart, absoluteOf(cart, logged.change));
    const isLate = removed && findEntry(shownCart(before), removed.inverse);
    return isLate ? [{ removed, by: logged.id }] : [];
  });
}

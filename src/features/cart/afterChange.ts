import { absoluteOf, mergeChanges } from './addition.ts';
import { isAddition, keyOf, type RequestedChange } from './cartChange.ts';
import { shownCart, withoutRestored, type CartState, type LoggedChange } from './cartState.ts';
import { removedEntry, withRemoved } from './deletedEntries.ts';

/** A change that is made. */
export interface Made {
  change: RequestedChange;
  /** Now, ms since 1970. */
  at: number;
  /** When the visitor made it, if that was on an earlier page. */
  madeAt?: number | undefined;
  replaces?: LoggedChange['replaces'];
  merged?: LoggedChange['merged'];
}

/**
 * Waiting changes of an entry become one (CART-19): a quantity replaces them, an addition is added to them
 * (CART-71), but not to one that may turn out to have been made already.
 */
export function afterChange(
  state: CartState,
  { change, at, madeAt = at, replaces, merged = [] }: Made,
): CartState {
  const id = state.lastChangeId + 1;
  const key = keyOf(change);
  const isMerged = (it: LoggedChange) =>
    !it.isSent && keyOf(it.change) === key && !(it.replaces && isAddition(change));
  const shown = shownCart(state);
  const waiting = state.log.findLast(isMerged);
  const logged: LoggedChange = {
    id,
    change: waiting ? mergeChanges(waiting.change, change) : change,
    at: madeAt,
    isSent: false,
    former: state.deleted.find((it) => it.id === key) ?? waiting?.former,
    replaces,
    merged: waiting && isAddition(change) ? [...waiting.merged, waiting.id, ...merged] : merged,
  };
  const removed = removedEntry(shown, absoluteOf(shown, change));
  return withoutRestored({
    ...state,
    log: [...state.log.filter((it) => !isMerged(it)), logged],
    lastChangeId: id,
    deleted: removed
      ? withRemoved(state.deleted, { ...removed, removedBy: id }, at)
      : state.deleted,
    lastChangeError: null,
    addedArticle: null,
  });
}

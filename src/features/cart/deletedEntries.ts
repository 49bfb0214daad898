import type { Cart, CartArticle } from './cart.ts';
import { findEntry, isRemoval, keyOf, type CartChange, type EntryPosition } from './cartChange.ts';

/** Time in which a removal can be undone (CART-23). */
export const UNDO_MS = 10_000;

/** The kinds of entries whose removal can be undone (CART-23, CART-26). */
export type DeletedKind = 'article' | 'giftCard' | 'freeArticle';

/** An entry that a change removed, and its former position. */
export interface RemovedEntry extends EntryPosition {
  /** The key of all changes of this entry (`keyOf`). */
  id: string;
  kind: DeletedKind;
  /** The change that restores the entry. */
  inverse: CartChange;
}

/** A removed entry that can be undone. */
export interface DeletedEntry extends RemovedEntry {
  /** The id of the change that removed the entry. */
  removedBy: number;
  /** When the entry was removed, ms since 1970. */
  deletedAt: number;
  /** When undo expires, ms since 1970. `null` while the time is paused. */
  undoUntil: number | null;
  /** Remaining time while it is paused, in ms. */
  remainingMs: number;
}

/** Adds an entry that was removed at `now`, ms since 1970, to the removed entries. */
export const withRemoved = (
  entries: readonly DeletedEntry[],
  removed: Pick<DeletedEntry, 'removedBy'> & RemovedEntry,
  now: number,
): readonly DeletedEntry[] => [
  ...entries.filter(({ id }) => id !== removed.id),
  { ...removed, deletedAt: now, undoUntil: now + UNDO_MS, remainingMs: UNDO_MS },
];

/**
 * The change that restores an entry to its state before `change`. Returns `null` for entries that cannot be restored:
 * partner products, subscriptions, and free articles without a campaign (CART-24, CART-26).
 */
export function inverseOf(before: Cart, change: CartChange): CartChange | null {
  const entry = findEntry(before, change)?.entry;
  if ('setArticle' in change) {
    const quantity = entry ? (entry as CartArticle).quantity : 0;
    return { setArticle: { ...change.setArticle, quantity } };
  }
  if ('setGiftCard' in change) return { setGiftCard: { ...change.setGiftCard, set: !!entry } };
  if ('setFreeArticle' in change && change.setFreeArticle.campaignId) {
    return { setFreeArticle: { ...change.setFreeArticle, remove: !entry } };
  }
  return null;
}

function kindOf(change: CartChange): DeletedKind {
  if ('setArticle' in change) return 'article';
  return 'setGiftCard' in change ? 'giftCard' : 'freeArticle';
}

/** The entry that a change removes. Returns `undefined` if it removes nothing or the entry cannot be restored. */
export function removedEntry(before: Cart, change: CartChange): RemovedEntry | undefined {
  const position = isRemoval(change) ? findEntry(before, change) : undefined;
  const inverse = position && inverseOf(before, change);
  return position && inverse
    ? { id: keyOf(change), kind: kindOf(change), inverse, ...position }
    : undefined;
}

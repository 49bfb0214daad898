import type { Cart, CartArticle } from './cart.ts';
import { findEntry, isRemoval, keyOf, type CartChange, type Place } from './cartChange.ts';

/** What can be undone after its removal (contract §4). */
export type DeletedKind = 'article' | 'giftCard' | 'freeArticle';

/** An entry that a removal took out of the cart, and where it stood. */
export interface LeftBehind extends Place {
  /** The key of all changes that speak of it (`keyOf`). */
  id: string;
  kind: DeletedKind;
  /** The change that brings it back. */
  inverse: CartChange;
}

/**
 * The opposite of a change: what makes the cart as it was before in this one entry. Null where the service
 * has no opposite (contract §4: articles, gift cards and free articles have one).
 */
export function inverseOf(before: Cart, change: CartChange): CartChange | null {
  const entry = findEntry(before, change)?.entry;
  if ('setArticle' in change) {
    const quantity = entry ? (entry as CartArticle).quantity : 0;
    return { setArticle: { ...change.setArticle, quantity } };
  }
  if ('setGiftCard' in change) return { setGiftCard: { ...change.setGiftCard, set: !!entry } };
  if ('setFreeArticle' in change) {
    return { setFreeArticle: { ...change.setFreeArticle, remove: !entry } };
  }
  return null;
}

const kindOf = (change: CartChange): DeletedKind => {
  if ('setArticle' in change) return 'article';
  return 'setGiftCard' in change ? 'giftCard' : 'freeArticle';
};

/** What a removal leaves behind; undefined for what is no removal, removes nothing or has no opposite. */
export function leftBehind(before: Cart, change: CartChange): LeftBehind | undefined {
  const place = isRemoval(change) ? findEntry(before, change) : undefined;
  const inverse = place && inverseOf(before, change);
  return place && inverse
    ? { id: keyOf(change), kind: kindOf(change), inverse, ...place }
    : undefined;
}

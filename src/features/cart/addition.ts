import type { Cart, CartArticle } from './cart.ts';
import { findEntry, isAddition, type CartChange, type RequestedChange } from './cartChange.ts';

/** How many units of an article a cart contains. */
export function unitsOf(
  cart: Cart,
  { productId, tcm }: { productId: string; tcm: string },
): number {
  const position = findEntry(cart, { setArticle: { productId, tcm, quantity: 0 } });
  return position ? (position.entry as CartArticle).quantity : 0;
}

/** A change as the service takes it, made to the given cart (CART-70). */
export function absoluteOf(cart: Cart, change: RequestedChange): CartChange {
  if (!isAddition(change)) return change;
  const { productId, tcm, quantity, atLeast = 0 } = change.addArticle;
  const units = Math.max(atLeast, unitsOf(cart, change.addArticle) + quantity);
  return { setArticle: { productId, tcm, quantity: units } };
}

/** Two changes of an entry that wait, the second made after the first, as one (CART-71). */
export function mergeChanges(first: RequestedChange, second: RequestedChange): RequestedChange {
  if (!isAddition(second)) return second;
  const { quantity, atLeast = 0, ...article } = second.addArticle;
  const afterFirst = (units: number) => Math.max(atLeast, units + quantity);
  if ('setArticle' in first) {
    return { setArticle: { ...article, quantity: afterFirst(first.setArticle.quantity) } };
  }
  if (!isAddition(first)) return second;
  const { quantity: added, atLeast: least = 0 } = first.addArticle;
  return { addArticle: { ...article, quantity: added + quantity, atLeast: afterFirst(least) } };
}

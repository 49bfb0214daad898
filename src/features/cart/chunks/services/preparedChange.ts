import type { Cart, CartArticle } from '../../cart.ts';
import {
  absoluteOf,
  findEntry,
  isAddition,
  satisfies,
  unitsOf,
  type CartChange,
} from '../../cartChange.ts';
import type { LoggedChange } from '../../cartState.ts';

/** A change that can be sent, and the quantities that it may overwrite. */
export type PreparedChange = { change: CartChange } & Pick<LoggedChange, 'replaces'>;

/** Whether a change depends on the content of the service's cart. */
export const needsCart = ({ change, replaces }: LoggedChange) =>
  isAddition(change) || replaces !== undefined;

/** Whether a change depends on a quantity that is unreadable in the service's response (CART-74). */
export function isQuantityUnknown(cart: Cart, logged: LoggedChange): boolean {
  const change = absoluteOf(cart, logged.change);
  const entry = needsCart(logged) ? findEntry(cart, change)?.entry : undefined;
  return (entry as CartArticle | undefined)?.hasUnknownQuantity === true;
}

/**
 * Converts a change that depends on the cart for sending (CART-70). Returns `null` if the change is unnecessary: the
 * cart already satisfies it, or it was made on an earlier page and the entry has changed since (CART-75). Returns
 * `undefined` for an addition to an unreadable quantity.
 */
export function prepareChange(
  confirmed: Cart,
  logged: LoggedChange,
): PreparedChange | null | undefined {
  if (isQuantityUnknown(confirmed, logged)) return logged.replaces ? null : undefined;
  const change = absoluteOf(confirmed, logged.change);
  const units = 'setArticle' in change ? unitsOf(confirmed, change.setArticle) : 0;
  const { replaces = [units] } = logged;
  return satisfies(confirmed, change) || !replaces.includes(units) ? null : { change, replaces };
}

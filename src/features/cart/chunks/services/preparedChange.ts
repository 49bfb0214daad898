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

/** A change as it is sent, and the quantities from which it is meant. */
export type PreparedChange = { change: CartChange } & Pick<LoggedChange, 'replaces'>;

/** Whether a change depends on what the service's cart contains. */
export const needsCart = ({ change, replaces }: LoggedChange) =>
  isAddition(change) || replaces !== undefined;

/** Whether a change is meant from a quantity that the service has, but that cannot be read (CART-74). */
export function isQuantityUnknown(cart: Cart, logged: LoggedChange): boolean {
  const change = absoluteOf(cart, logged.change);
  const entry = needsCart(logged) ? findEntry(cart, change)?.entry : undefined;
  return (entry as CartArticle | undefined)?.hasUnknownQuantity === true;
}

/**
 * A change that depends on the cart, made to the service's cart (CART-70). Null if there is nothing to send: the cart
 * is so already, or the change was made on an earlier page, and the entry has changed since (CART-75). Undefined if
 * nobody knows what to add it to.
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

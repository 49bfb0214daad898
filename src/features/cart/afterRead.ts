import { emptyCart, type Cart } from './cart.ts';
import type { CartErrorCode } from './cartErrors.ts';
import { undoableEntries, withoutRestored, type CartState } from './cartState.ts';

export function afterRead(state: CartState, confirmed: Cart): CartState {
  const known = { isReading: false, isKnown: true, readError: null, isOutcomeUnknown: false };
  return withoutRestored({ ...state, ...known, confirmed });
}

/** The service's cart is the one that it answered last, on this page or on the one that stored it (CART-58). */
export function afterUnchangedRead(state: CartState): CartState {
  const isKnown = state.isKnown || state.confirmed !== emptyCart;
  return withoutRestored({ ...state, isReading: false, isKnown, isOutcomeUnknown: false });
}

/** A cart that cannot be read is shown as empty (CART-09). */
export function afterFailedRead(state: CartState, readError: CartErrorCode): CartState {
  const deleted = undoableEntries(state);
  const nothing = { confirmed: emptyCart, isReading: false, isKnown: false };
  return { ...state, ...nothing, isOutcomeUnknown: false, deleted, readError };
}

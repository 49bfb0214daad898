import type { Cart } from '../features/cart/cart.ts';
import type { CartErrorCode, ChangeError } from '../features/cart/cartErrors.ts';
import type { DeletedKind } from '../features/cart/deletedEntries.ts';
import {
  selectBusy,
  selectCanCheckOut,
  selectCart,
  selectChangeError,
  selectCount,
  selectDeleted,
  selectReadError,
  type CartRootState,
} from '../features/cart/cartSlice.ts';

/** A removed entry that can be undone (CART-47). */
export interface DeletedCartEntry {
  /** For `undo`. */
  id: string;
  kind: DeletedKind;
  /** The article or gift card as it was in the cart. */
  entry: unknown;
  /** When it was removed, ms since 1970. It can be undone for 10 s (CART-23). */
  deletedAt: number;
}

/** The visitor's cart at one moment (CART-45). */
export interface CartSnapshot {
  /** What to show: the confirmed cart with all changes that the service has not answered yet (CART-14). */
  cart: Cart;
  /** A read or a change is in flight or waits (CART-08). */
  busy: boolean;
  /** `numberOfArticles` of the cart; while a change is unanswered, the sum of the articles' quantities (CART-46). */
  count: number;
  /** Whether the cart may go to checkout (CART-27, CART-28, CART-29); never while an outcome is unknown (CART-20). */
  canCheckout: boolean;
  deletedEntries: readonly DeletedCartEntry[];
  /** Why the last read failed, or null. */
  readError: CartErrorCode | null;
  /** Why a change failed, for 7.5 s; null otherwise (CART-35). */
  changeError: ChangeError | null;
}

/** The cart of a store as hosts see it. */
export function cartSnapshot(state: CartRootState): CartSnapshot {
  const failure = selectChangeError(state);
  return {
    cart: selectCart(state),
    busy: selectBusy(state),
    count: selectCount(state),
    canCheckout: selectCanCheckOut(state),
    deletedEntries: selectDeleted(state).map(({ id, kind, entry, deletedAt }) => ({
      id,
      kind,
      entry,
      deletedAt,
    })),
    readError: selectReadError(state),
    changeError: failure && { code: failure.code, limit: failure.limit },
  };
}

import type { Cart } from '../features/cart/cart.ts';
import type { CartErrorCode, ChangeError } from '../features/cart/cartErrors.ts';
import type { DeletedKind } from '../features/cart/cartRemoval.ts';
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

/** An entry that was removed and can be undone (contract §1). */
export interface DeletedCartEntry {
  /** For `undo`. */
  id: string;
  kind: DeletedKind;
  /** The article or gift card as it stood in the cart. */
  entry: unknown;
  /** ms since 1970. It can be undone for 10 s (H§9). */
  deletedAt: number;
}

/** The visitor's cart at one moment (contract §1). */
export interface CartSnapshot {
  /** What the visitor shall see: changes that the service has not answered yet are in it. */
  cart: Cart;
  /** A read is on its way, or a change. */
  busy: boolean;
  /** `numberOfArticles` of the cart; while a change is not answered the sum of the articles' quantities. */
  count: number;
  /** Whether the cart may go to checkout (H§4); never while the outcome of a change is unknown. */
  canCheckout: boolean;
  deletedEntries: readonly DeletedCartEntry[];
  /** Why the last read failed, or null. */
  readError: CartErrorCode | null;
  /** Why a change failed, or null; null again after 7.5 s (H§9). */
  changeError: ChangeError | null;
}

/** What hosts see of a store's cart. */
export function cartSnapshot(state: CartRootState): CartSnapshot {
  const problem = selectChangeError(state);
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
    changeError: problem && { code: problem.code, limit: problem.limit },
  };
}

import type { Cart } from '../features/cart/cart.ts';
import type { CartErrorCode } from '../features/cart/cartErrors.ts';
import {
  cartWanted,
  fetchCart,
  selectBusy,
  selectCanCheckOut,
  selectCart,
  selectCount,
  selectReadError,
} from '../features/cart/cartSlice.ts';
import { siteCodes } from '../foundation/sites/sites.ts';
import { pageStore } from './page.ts';

/** The cart at one moment (contract §1). */
export interface CartSnapshot {
  cart: Cart;
  /** A read is on its way. */
  busy: boolean;
  /** `numberOfArticles` of the cart. */
  count: number;
  /** Whether the cart may go to checkout (H§4). */
  canCheckout: boolean;
  /** Why the last read failed, or null. */
  readError: CartErrorCode | null;
}

/** What a reload came to. */
export type CartOutcome = { ok: true } | { ok: false; code: CartErrorCode; limit: number | null };

type CartRoot = Parameters<typeof selectCart>[0];

function snapshotOf(state: CartRoot): CartSnapshot {
  return {
    cart: selectCart(state),
    busy: selectBusy(state),
    count: selectCount(state),
    canCheckout: selectCanCheckOut(state),
    readError: selectReadError(state),
  };
}

/** The site of a page on which only the cart is used: `<html data-site>`, else DE (contract §1). */
function siteOfPage() {
  const named = document.documentElement.dataset['site'];
  return siteCodes.find((site) => site === named) ?? 'DE';
}

/** The page's cart as a store: one snapshot object as long as nothing changes. */
export function openCart() {
  const store = pageStore();
  let known: CartRoot['cart'] | undefined;
  let snapshot = snapshotOf(store.getState());

  function getState(): CartSnapshot {
    const state = store.getState();
    if (state.cart !== known) {
      known = state.cart;
      snapshot = snapshotOf(state);
    }
    return snapshot;
  }

  return {
    getState,
    /** Calls the listener after every change of the cart; returns the end of it. */
    subscribe(listener: () => void): () => void {
      store.dispatch(cartWanted(siteOfPage()));
      let before = store.getState().cart;
      return store.subscribe(() => {
        const { cart } = store.getState();
        if (cart === before) return;
        before = cart;
        listener();
      });
    },
    /** Asks the service to look again. Resolves, never rejects. */
    async reload(): Promise<CartOutcome> {
      store.dispatch(cartWanted(siteOfPage()));
      await store.dispatch(fetchCart({ forceReload: true }));
      const { readError } = getState();
      return readError ? { ok: false, code: readError, limit: null } : { ok: true };
    },
  };
}

import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { emptyCart, mayCheckOut, type Cart } from './cart.ts';
import { CartError, type CartErrorCode } from './cartErrors.ts';

/** The cart that the service last confirmed, for the site whose page this is. */
export interface CartState {
  /** Whose storage keeps the cart; null until a module has asked for it. */
  site: Site | null;
  confirmed: Cart;
  /** A read is on its way. */
  reading: boolean;
  readError: CartErrorCode | null;
}

/** A store that holds a cart. */
export interface CartRootState {
  cart: CartState;
}

const initialState: CartState = {
  site: null,
  confirmed: emptyCart,
  reading: false,
  readError: null,
};

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** A module of this site is on the page and wants its cart; the first one's site counts. */
    cartWanted: (state, { payload }: PayloadAction<Site>) => {
      state.site ??= payload;
    },
    /** What storage still held of an earlier page; of no interest once the service has answered. */
    storedCartFound: (state, { payload }: PayloadAction<Cart>) => {
      if (state.reading) state.confirmed = payload;
    },
    cartAsked: (state) => {
      state.reading = true;
    },
    cartRead: (state, { payload }: PayloadAction<Cart>) => {
      state.reading = false;
      state.confirmed = payload;
      state.readError = null;
    },
    cartReadFailed: (state, { payload }: PayloadAction<CartErrorCode>) => {
      state.reading = false;
      state.confirmed = emptyCart;
      state.readError = payload;
    },
  },
  selectors: {
    selectCart: (state) => state.confirmed,
    selectBusy: (state) => state.reading,
    selectCount: (state) => state.confirmed.numberOfArticles,
    selectCanCheckOut: (state) => mayCheckOut(state.confirmed),
    selectReadError: (state) => state.readError,
  },
});

export const { cartWanted, storedCartFound, cartRead } = cartSlice.actions;
const { cartAsked, cartReadFailed } = cartSlice.actions;
export const { selectCart, selectBusy, selectCount, selectCanCheckOut, selectReadError } =
  cartSlice.selectors;

/** Reads the cart from the service; one read at a time. */
export function fetchCart({
  forceReload,
}: {
  forceReload: boolean;
}): ThunkAction<Promise<void>, CartRootState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    if (getState().cart.reading) return;
    dispatch(cartAsked());
    try {
      const cart = await reportedRead({ module: 'cart', operation: 'read' }, async () => {
        const api = await import(/* webpackChunkName: "services" */ './cartApi.ts');
        return api.getCart(forceReload);
      });
      dispatch(cartRead(cart));
    } catch (error) {
      dispatch(cartReadFailed(error instanceof CartError ? error.code : 'UNKNOWN'));
    }
  };
}

import { createListenerMiddleware } from '@reduxjs/toolkit';
import { emit } from '../../foundation/browser/events.ts';
import { storageKeys } from '../../foundation/browser/names.ts';
import { storage } from '../../foundation/browser/storage.ts';
import { cartRead, cartWanted, fetchCart, storedCartFound, type CartRootState } from './cartSlice.ts';

/** The cart's share of time and storage: kept between pages, told to the page. */
export function createCartListeners() {
  const listeners = createListenerMiddleware<CartRootState>();

  listeners.startListening({
    actionCreator: cartWanted,
    effect: async ({ payload: site }, { dispatch, getOriginalState }) => {
      if (getOriginalState().cart.site !== null) return;
      const read = dispatch(fetchCart({ forceReload: false }));
      try {
        const { readStoredCart } = await import(/* webpackChunkName: "services" */ './cartStorage.ts');
        const stored = readStoredCart(site);
        if (stored) dispatch(storedCartFound(stored));
      } catch {
        // The read needs the same code and reports that it is missing.
      }
      await read;
    },
  });

  listeners.startListening({
    actionCreator: cartRead,
    effect: ({ payload }, { getState }) => {
      const { site } = getState().cart;
      if (site) storage.write(storageKeys.cart(site), payload);
    },
  });

  listeners.startListening({
    predicate: (_, { cart }, { cart: before }) =>
      cart.confirmed.numberOfArticles !== before.confirmed.numberOfArticles,
    effect: (_, { getState }) =>
      emit('fascia:cart-changed', { count: getState().cart.confirmed.numberOfArticles }),
  });

  return listeners;
}

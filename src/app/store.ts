import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createCartListeners } from '../features/cart/cartListeners.ts';
import { cartSlice } from '../features/cart/cartSlice.ts';
import { navigationSlice } from '../features/navigation/navigationSlice.ts';
import { personalDataSlice } from '../features/personal-data/personalDataSlice.ts';

const reducer = combineReducers({
  cart: cartSlice.reducer,
  navigation: navigationSlice.reducer,
  personalData: personalDataSlice.reducer,
});

/** A store of its own: the browser keeps one a page, a server makes one a request (design §4). */
export function makeStore() {
  return configureStore({
    reducer,
    middleware: (defaults) => defaults().prepend(createCartListeners().middleware),
    devTools: { name: 'fascia' },
  });
}

export type FasciaStore = ReturnType<typeof makeStore>;

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createCartMiddleware } from '../features/cart/cartMiddleware.ts';
import { cartSlice } from '../features/cart/cartSlice.ts';
import { navigationSlice } from '../features/navigation/navigationSlice.ts';
import { themeWorldsSlice } from '../features/navigation/themeWorldsSlice.ts';
import { personalDataSlice } from '../features/personal-data/personalDataSlice.ts';
import { promotionsSlice } from '../features/promotions/promotionsSlice.ts';
import { searchSlice } from '../features/search/searchSlice.ts';
import { refetchAfterPreview } from './rules/refetchAfterPreview.ts';
import { resetCartOnLogin } from './rules/resetCartOnLogin.ts';

const reducer = combineReducers({
  cart: cartSlice.reducer,
  navigation: navigationSlice.reducer,
  personalData: personalDataSlice.reducer,
  promotions: promotionsSlice.reducer,
  search: searchSlice.reducer,
  themeWorlds: themeWorldsSlice.reducer,
});

/** Creates a store. A browser keeps one a page, a server makes one a request. */
export function makeStore() {
  const subscribe = (listener: () => void): (() => void) => store.subscribe(listener);
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults().prepend(createCartMiddleware(subscribe), refetchAfterPreview, resetCartOnLogin),
    devTools: { name: 'fascia' },
  });
  return store;
}

export type FasciaStore = ReturnType<typeof makeStore>;

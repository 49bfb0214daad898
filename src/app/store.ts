import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createCartMiddleware } from '../features/cart/cartMiddleware.ts';
import { cartSlice } from '../features/cart/cartSlice.ts';
import { navigationSlice, themeWorldsSlice } from '../features/navigation/navigationSlice.ts';
import { baseData } from '../features/newsletter/baseData.ts';
import { newsletterStatus } from '../features/newsletter/newsletterStatus.ts';
import { personalDataSlice } from '../features/personal-data/personalDataSlice.ts';
import { legalTextSlice } from '../features/promotions/legalTextSlice.ts';
import { promotions } from '../features/promotions/promotions.ts';
import { searchSlice } from '../features/search/searchSlice.ts';
import { applyRules } from './rules/applyRules.ts';

/** Replaced by the build; a browser has no `process`. */
declare const process: { env: { NODE_ENV?: string } };

const reducer = combineReducers({
  baseData: baseData.reducer,
  cart: cartSlice.reducer,
  legalText: legalTextSlice.reducer,
  navigation: navigationSlice.reducer,
  newsletterStatus: newsletterStatus.reducer,
  personalData: personalDataSlice.reducer,
  promotions: promotions.reducer,
  search: searchSlice.reducer,
  themeWorlds: themeWorldsSlice.reducer,
});

/** Creates a store. A browser has one a page, a server one a request. */
export function makeStore() {
  const subscribe = (listener: () => void): (() => void) => store.subscribe(listener);
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().prepend(createCartMiddleware(subscribe), applyRules),
    // Not in production: whoever has the extension would see the visitor's data.
    devTools: process.env.NODE_ENV === 'development' && { name: 'fascia' },
  });
  return store;
}

export type FasciaStore = ReturnType<typeof makeStore>;

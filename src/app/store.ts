import { configureStore } from '@reduxjs/toolkit';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore,
  type Store,
  type UnknownAction,
} from 'redux';
import { thunk, type ThunkDispatch } from 'redux-thunk';
import { createCartMiddleware } from '../features/cart/cartMiddleware.ts';
import { cartSlice, type CartDispatch } from '../features/cart/cartSlice.ts';
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

/** The page's state. Its shape and its actions must stay compatible within a major version (CONTRIBUTING.md). */
export const reducer = combineReducers({
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

export type State = ReturnType<typeof reducer>;

export type FasciaStore = Omit<Store<State>, 'dispatch'> & {
  dispatch: CartDispatch & ThunkDispatch<State, undefined, UnknownAction>;
};

/** Creates a store: one per page in a browser, one per request on a server. */
export function makeStore(): FasciaStore {
  const own = [createCartMiddleware(), applyRules] as const;
  // `configureStore` adds checks of the state and Redux DevTools. In production, DevTools would expose the visitor's
  // data, and a plain Redux store is smaller (decision 004).
  const store: FasciaStore =
    process.env.NODE_ENV === 'production'
      ? legacy_createStore(reducer, applyMiddleware(...own, thunk))
      : configureStore({
          reducer,
          middleware: (defaults) => defaults().prepend(...own),
          devTools: process.env.NODE_ENV === 'development' && { name: 'fascia' },
        });
  return store;
}

import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { Site } from '../../foundation/sites/sites.ts';
import { mayCheckOut, type Cart } from './cart.ts';
import type { CartErrorCode } from './cartErrors.ts';
import {
  afterAnswer,
  afterChange,
  afterFailedRead,
  afterFailure,
  afterNoChange,
  afterRead,
  afterTakingBack,
  initialCartState,
  shownCart,
  undoable,
  type CartState,
} from './cartState.ts';

export type { CartState };

/** A store that holds a cart. */
export interface CartRootState {
  cart: CartState;
}

/** A rule of `cartState.ts` as a reducer: it gets the state itself, so that a long cart costs nothing. */
function rule<Payload>(next: (state: CartState, payload: Payload) => CartState) {
  return (draft: Draft<CartState>, { payload }: PayloadAction<Payload>) =>
    next(original(draft) as CartState, payload) as Draft<CartState>;
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState: initialCartState,
  reducers: {
    /** A module of this site is on the page and wants its cart; the first one's site counts. */
    cartWanted: rule((state, site: Site) =>
      state.site ? state : { ...state, site, reading: true },
    ),
    /** What storage still held of an earlier page, before the service has answered. */
    storedCartFound: rule((state, cart: Cart) => ({ ...state, confirmed: cart })),
    cartAsked: rule<void>((state) => ({ ...state, reading: true })),
    cartRead: rule(afterRead),
    cartReadFailed: rule(afterFailedRead),
    changeMade: rule(afterChange),
    /** The first of the log goes out. A read that is under way is of no use any more. */
    changeSent: rule((state, id: number) => ({
      ...state,
      reading: false,
      log: state.log.map((logged) => (logged.id === id ? { ...logged, sent: true } : logged)),
    })),
    changeTakenBack: rule(afterTakingBack),
    changeUnneeded: rule(afterNoChange),
    changeAnswered: rule(afterAnswer),
    changeFailed: rule(afterFailure),
    changeErrorExpired: rule<void>((state) => ({ ...state, changeError: null })),
    undoExpired: rule((state, id: string) => ({
      ...state,
      deleted: state.deleted.filter((entry) => entry.id !== id),
    })),
    /** The visitor is at a removed entry: its time stands still (contract §4). */
    undoPaused: rule((state, { id, at }: { id: string; at: number }) => ({
      ...state,
      deleted: state.deleted.map((entry) =>
        entry.id === id && entry.until !== null
          ? { ...entry, until: null, left: entry.until - at }
          : entry,
      ),
    })),
    undoResumed: rule((state, { id, at }: { id: string; at: number }) => ({
      ...state,
      deleted: state.deleted.map((entry) =>
        entry.id === id && entry.until === null ? { ...entry, until: at + entry.left } : entry,
      ),
    })),
    /** The page goes: what was under way may or may not be made. */
    pageLeft: rule<void>((state) => ({
      ...state,
      log: [],
      reading: false,
      unsure: state.unsure || state.log.length > 0,
    })),
    /** It is back: the browser may have stopped time. */
    pageReturned: rule<void>((state) => state),
    /** Another visitor now: nothing that is known is of that one's cart. */
    loginChanged: rule<void>(({ site, made, reading }) => ({
      ...initialCartState,
      site,
      made,
      reading,
      unsure: true,
    })),
  },
  selectors: {
    selectCart: shownCart,
    selectBusy: ({ reading, log }) => reading || log.length > 0,
    selectCount: (state) => shownCart(state).numberOfArticles,
    selectCanCheckOut: (state) => !state.unsure && mayCheckOut(shownCart(state)),
    selectReadError: (state): CartErrorCode | null => state.readError,
    selectChangeError: (state) => state.changeError,
    selectLastError: (state) => state.lastError,
    selectDeleted: undoable,
    selectAdded: (state) => state.added,
    /** Whether the visitor has changed something on this page. */
    selectTouched: (state) => state.made > 0,
  },
});

export const { cartWanted: cartRequested, loginChanged } = cartSlice.actions;
export const { selectCart, selectBusy, selectCount, selectCanCheckOut } = cartSlice.selectors;
export const { selectReadError, selectChangeError, selectLastError } = cartSlice.selectors;
export const { selectDeleted, selectAdded, selectTouched } = cartSlice.selectors;

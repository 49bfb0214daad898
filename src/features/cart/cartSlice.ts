import {
  createAction,
  createSlice,
  original,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Site } from '../../foundation/sites/sites.ts';
import { canCheckOut, type Cart } from './cart.ts';
import type { CartChange, RequestedChange } from './cartChange.ts';
import type { CartErrorCode, CartOutcome } from './cartErrors.ts';
import { afterExpiry } from './cartExpiry.ts';
import {
  afterAnswer,
  afterChange,
  afterFailedRead,
  afterFailure,
  afterRead,
  afterUnchanged,
  afterUnchangedRead,
  afterWithdrawal,
  initialCartState,
  shownCart,
  undoableEntries,
  type CartState,
  type LoggedChange,
} from './cartState.ts';
import { afterRestoring, withLateRemovals } from './crossPageRules.ts';

/** The state of a store that contains the cart. */
export interface CartRootState {
  cart: CartState;
}

/** Converts a function to a reducer. The function receives the plain state, because drafts of a long cart are slow. */
function rule<Payload>(next: (state: CartState, payload: Payload) => CartState) {
  return (draft: Draft<CartState>, { payload }: PayloadAction<Payload>) =>
    next(original(draft) as CartState, payload) as Draft<CartState>;
}

/**
 * A rule that changes the confirmed cart or the log. If a waiting subtraction now exceeds the quantity of its entry,
 * the entry is removed (CART-70).
 */
const settlingRule = <Payload extends { at: number }>(
  next: (state: CartState, payload: Payload) => CartState,
) => rule((state, payload: Payload) => withLateRemovals(state, next(state, payload), payload.at));

/** A change that is removed from the log. `at` is the current time, ms since 1970. */
type Dropped = { id: number; at: number };
/** A change in the form in which it is sent. */
type Sent = { id: number; change: CartChange; replaces: LoggedChange['replaces'] };

/** Whether the confirmed cart is known, and no change has an unknown outcome (CART-20, CART-55). */
const isCertain = ({ isKnown, isOutcomeUnknown }: CartState) => isKnown && !isOutcomeUnknown;

/** A removed entry and the current time, ms since 1970. */
type UndoTime = { id: string; at: number };

export const cartSlice = createSlice({
  name: 'cart',
  initialState: initialCartState,
  reducers: {
    /** An exposed module needs the cart of its site. The first request determines the site for the whole page. */
    cartRequested: rule((state, site: Site) =>
      state.site ? state : { ...state, site, isReading: true },
    ),
    /** An earlier page has stored a cart, and the service has not responded yet (CART-05). */
    storedCartFound: rule((state, cart: Cart) => ({ ...state, confirmed: cart })),
    readStarted: rule<void>((state) => ({ ...state, isReading: true })),
    readSucceeded: settlingRule((state, { cart }: { cart: Cart; at: number }) =>
      afterRead(state, cart),
    ),
    readUnchanged: rule<void>(afterUnchangedRead),
    readFailed: rule(afterFailedRead),
    /** A read failed while changes are waiting. The cart is read again after these changes (CART-09). */
    readDropped: rule((state, _code: CartErrorCode) => ({ ...state, isReading: false })),
    changeMade: rule(afterChange),
    changesRestored: rule(afterRestoring),
    /** The first change of the log is sent. The response to a pending read is ignored (CART-08). */
    changeSent: rule((state, sent: Sent) => ({
      ...state,
      isReading: false,
      log: state.log.map((logged) =>
        logged.id === sent.id ? { ...logged, ...sent, isSent: true } : logged,
      ),
    })),
    changeWithdrawn: settlingRule((state, { id }: Dropped) => afterWithdrawal(state, id)),
    changeUnneeded: settlingRule((state, { id }: Dropped) => afterUnchanged(state, id)),
    changeAnswered: settlingRule(afterAnswer),
    changeFailed: settlingRule(afterFailure),
    /** Removes the error and the removed entries that have expired at this time, ms since 1970. */
    expired: rule(afterExpiry),
    /** The visitor points at a removed entry or focuses it, which pauses its time (CART-23). */
    undoPaused({ deleted }, { payload: { id, at } }: PayloadAction<UndoTime>) {
      const entry = deleted.find((removed) => removed.id === id);
      if (!entry || entry.undoUntil === null) return;
      entry.remainingMs = entry.undoUntil - at;
      entry.undoUntil = null;
    },
    undoResumed({ deleted }, { payload: { id, at } }: PayloadAction<UndoTime>) {
      const entry = deleted.find((removed) => removed.id === id);
      if (entry?.undoUntil === null) entry.undoUntil = at + entry.remainingMs;
    },
    /** The page is unloaded or enters the back/forward cache. All pending requests are abandoned. */
    pageLeft: rule<void>((state) => ({
      ...state,
      log: [],
      isReading: false,
      // The page reads the cart again if it is restored.
      isKnown: false,
      isOutcomeUnknown: state.isOutcomeUnknown || state.log.length > 0,
    })),
    /** The visitor has changed: discards the cart and the waiting changes of the previous visitor (CART-80). */
    discarded: rule<void>(({ site, lastChangeId, isReading }) => ({
      ...initialCartState,
      site,
      lastChangeId,
      isReading,
      isOutcomeUnknown: true,
    })),
  },
  selectors: {
    selectCart: shownCart,
    selectBusy: ({ isReading, log }) => isReading || log.length > 0,
    selectCount: (state) => shownCart(state).numberOfArticles,
    selectCanCheckOut: (state) => isCertain(state) && canCheckOut(shownCart(state)),
    /** Whether a read has succeeded or failed, and no change has an unknown outcome (CART-56). */
    selectIsChecked: (state) => isCertain(state) || state.readError !== null,
    /** Whether the page has a cart from the service or from storage, or has failed to read it. */
    selectIsFound: (state) =>
      state.confirmed !== initialCartState.confirmed || state.isKnown || state.readError !== null,
    selectReadError: (state): CartErrorCode | null => state.readError,
    selectChangeError: (state) => state.changeError,
    selectLastChangeError: (state) => state.lastChangeError,
    selectDeleted: undoableEntries,
    selectAdded: (state) => state.addedArticle,
    /** Whether the cart was changed on this page. */
    selectIsChanged: (state) => state.lastChangeId > 0,
  },
});

export const { cartRequested } = cartSlice.actions;
export const { selectCart, selectBusy, selectCount, selectCanCheckOut } = cartSlice.selectors;
export const { selectReadError, selectChangeError, selectLastChangeError } = cartSlice.selectors;
export const { selectDeleted, selectAdded, selectIsChanged, selectIsChecked } = cartSlice.selectors;
export const { selectIsFound } = cartSlice.selectors;

// Requests are plain actions rather than thunks, because a second bundle on the page shares the store of the first one.
/** Requests a change, which is shown immediately and then sent. */
export const changeRequested = createAction<RequestedChange>('cart/changeRequested');
/** Requests to restore the removed entry with this id. */
export const undoRequested = createAction<string>('cart/undoRequested');
/** Requests a read that bypasses every cache (CART-06). */
export const reloadRequested = createAction('cart/reloadRequested');
/** The host or a service reports a login or logout. The cart is read again even if the visitor's id is the same. */
export const loginChanged = createAction('cart/loginChanged');
/** The visitor's id has changed. */
export const visitorNoticed = createAction('cart/visitorNoticed');

/** `dispatch` as extended by the cart's middleware: for a request it returns a promise that never rejects. */
export type CartDispatch = (
  request: ReturnType<typeof changeRequested | typeof undoRequested | typeof reloadRequested>,
) => Promise<CartOutcome>;

/** The outcome of a request that was not carried out. */
export const notDone = { ok: false, code: 'UNKNOWN', limit: null } as const satisfies CartOutcome;

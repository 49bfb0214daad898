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

/** A function of `cartState.ts` as a reducer. It gets the plain state, because drafts of a long cart are slow. */
function rule<Payload>(next: (state: CartState, payload: Payload) => CartState) {
  return (draft: Draft<CartState>, { payload }: PayloadAction<Payload>) =>
    next(original(draft) as CartState, payload) as Draft<CartState>;
}

/** A rule that changes the confirmed cart, so that a waiting addition may now remove its entry (CART-70). */
const settlingRule = <Payload extends { at: number }>(
  next: (state: CartState, payload: Payload) => CartState,
) => rule((state, payload: Payload) => withLateRemovals(state, next(state, payload), payload.at));

/** A change that leaves the log. `at`: the current time, ms since 1970. */
type Dropped = { id: number; at: number };
/** A change as it is sent. */
type Sent = { id: number; change: CartChange; replaces: LoggedChange['replaces'] };

/** Whether the confirmed cart is known, and no change has an unknown outcome (CART-20, CART-55). */
const isCertain = ({ isKnown, isOutcomeUnknown }: CartState) => isKnown && !isOutcomeUnknown;

/** When a visitor acts on a removed entry, ms since 1970. */
type UndoTime = { id: string; at: number };

export const cartSlice = createSlice({
  name: 'cart',
  initialState: initialCartState,
  reducers: {
    /** An exposed module needs the cart of its site. The first one's site counts for the page. */
    cartRequested: rule((state, site: Site) =>
      state.site ? state : { ...state, site, isReading: true },
    ),
    /** An earlier page left a cart in storage; the service has not answered yet (CART-05). */
    storedCartFound: rule((state, cart: Cart) => ({ ...state, confirmed: cart })),
    readStarted: rule<void>((state) => ({ ...state, isReading: true })),
    readSucceeded: settlingRule((state, { cart }: { cart: Cart; at: number }) =>
      afterRead(state, cart),
    ),
    readUnchanged: rule<void>(afterUnchangedRead),
    readFailed: rule(afterFailedRead),
    /** A read has failed while changes wait: the cart is read again after them (CART-09). */
    readDropped: rule((state, _code: CartErrorCode) => ({ ...state, isReading: false })),
    changeMade: rule(afterChange),
    changesRestored: rule(afterRestoring),
    /** The first change of the log is sent. A read that is in flight no longer counts (CART-08). */
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
    /** Removes the error and the undo that last until this time, ms since 1970. */
    expired: rule(afterExpiry),
    /** The visitor points at a removed entry or focuses it: its time is paused (CART-23). */
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
    /** The page is hidden for good or for the back/forward cache: nothing will be answered any more. */
    pageLeft: rule<void>((state) => ({
      ...state,
      log: [],
      isReading: false,
      // It is read again if the page comes back.
      isKnown: false,
      isOutcomeUnknown: state.isOutcomeUnknown || state.log.length > 0,
    })),
    /** Another visitor is logged in: the known cart and the waiting changes are not theirs (CART-80). */
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
    /** The service has said what is in the cart, or that it cannot (CART-56). */
    selectIsChecked: (state) => isCertain(state) || state.readError !== null,
    /** The page knows a cart, of the service or of storage, or that it cannot be read. */
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

// Requests are plain actions, so that the store of a page's first bundle also serves its second bundle.
/** Requests a change: it is shown at once, then sent. */
export const changeRequested = createAction<RequestedChange>('cart/changeRequested');
/** Requests that a removed entry is restored, by its id. */
export const undoRequested = createAction<string>('cart/undoRequested');
/** Requests a read that passes every cache (CART-06). */
export const reloadRequested = createAction('cart/reloadRequested');
/** The host or a service has reported another visitor: the cart is read again, even if it is this visitor's already. */
export const loginChanged = createAction('cart/loginChanged');
/** The page has found that the visitor's id has changed. */
export const visitorNoticed = createAction('cart/visitorNoticed');

/** `dispatch` as the cart's middleware extends it: it answers requests with a promise that never rejects. */
export type CartDispatch = (
  request: ReturnType<typeof changeRequested | typeof undoRequested | typeof reloadRequested>,
) => Promise<CartOutcome>;

/** The outcome of an action that could not be carried out at all. */
export const notDone = { ok: false, code: 'UNKNOWN', limit: null } as const satisfies CartOutcome;

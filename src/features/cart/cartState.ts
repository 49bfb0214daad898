import type { Site } from '../../foundation/sites/sites.ts';
import { emptyCart, type Cart, type CartArticle } from './cart.ts';
import { applyChange, findEntry, keyOf, type CartChange, type Place } from './cartChange.ts';
import type { CartErrorCode, ChangeError } from './cartErrors.ts';
import { leftBehind, type LeftBehind } from './cartRemoval.ts';

/** A removed entry can be undone for this long (H§9). */
export const UNDO_MS = 10_000;

/** A change that the service has not answered yet. */
export interface LoggedChange {
  /** Counts up: a later change has a higher one. */
  id: number;
  change: CartChange;
  /** It is on the wire. Only the first of the log ever is. */
  sent: boolean;
  /** Where its entry stood when it was removed, if it was. */
  back?: Place | undefined;
}

/** A removed entry that can be undone. */
export interface DeletedEntry extends LeftBehind {
  /** The change that removed it. */
  by: number;
  /** When it was removed, ms since 1970. */
  deletedAt: number;
  /** When undo ends, ms since 1970; null while its time stands still. */
  until: number | null;
  /** The rest of its time in ms, where its time stands still. */
  left: number;
}

/** A failed change, as it is told to the visitor. */
export interface ChangeProblem extends ChangeError {
  /** The change would have removed a gift card: H§8 has a text of its own for that. */
  giftCardRemoval: boolean;
  /** The last change that was made before the visitor could know of it. */
  made: number;
}

/** All that is known of the visitor's cart. The cart that is shown is derived: `shownCart`. */
export interface CartState {
  /** Whose storage keeps the cart; null until a module has asked for it. */
  site: Site | null;
  /** What the service last said. */
  confirmed: Cart;
  /** The changes that it has not answered yet, in order. */
  log: readonly LoggedChange[];
  /** The id of the latest change made. */
  made: number;
  /** What can be undone, where it is not in the cart again. */
  deleted: readonly DeletedEntry[];
  /** A read is on its way. */
  reading: boolean;
  /** The outcome of a change is unknown: no checkout until a read has told. */
  unsure: boolean;
  readError: CartErrorCode | null;
  /** For 7.5 s (H§9). */
  changeError: ChangeProblem | null;
  /** Its copy, until the next change is made (contract §4). */
  lastError: ChangeProblem | null;
  /** What the last change added, until the next is made. */
  added: CartArticle | null;
}

export const initialCartState: CartState = {
  site: null,
  confirmed: emptyCart,
  log: [],
  made: 0,
  deleted: [],
  reading: false,
  unsure: false,
  readError: null,
  changeError: null,
  lastError: null,
  added: null,
};

/** What a change made of a cart, so that the same question gets the same cart, and a long one is made once. */
const made = new WeakMap<LoggedChange, { of: Cart; cart: Cart }>();

function applied(of: Cart, logged: LoggedChange): Cart {
  const known = made.get(logged);
  if (known?.of === of) return known.cart;
  const cart = applyChange(of, logged.change, logged.back);
  made.set(logged, { of, cart });
  return cart;
}

/** The cart that the visitor sees: what the service said, with every change that it has not answered yet. */
export const shownCart = ({ confirmed, log }: Pick<CartState, 'confirmed' | 'log'>): Cart =>
  log.reduce(applied, confirmed);

const visible = new WeakMap<CartState, readonly DeletedEntry[]>();

/** What can be undone now: an entry that is in the cart again cannot. */
export function undoable(state: CartState): readonly DeletedEntry[] {
  const known = visible.get(state);
  if (known || state.deleted.length === 0) return known ?? state.deleted;
  const shown = shownCart(state);
  const entries = state.deleted.filter(({ inverse }) => !findEntry(shown, inverse));
  const same = entries.length === state.deleted.length ? state.deleted : entries;
  visible.set(state, same);
  return same;
}

/**
 * Forgets removals that did not last. While a change of the entry waits, or an outcome is unknown, they are
 * kept out of sight instead: a failed undo must be possible again, and a removal whose answer was lost may
 * have been made.
 */
function tidied(state: CartState): CartState {
  if (state.deleted.length === 0 || state.unsure) return state;
  const waiting = new Set(state.log.map(({ change }) => keyOf(change)));
  const shown = shownCart(state);
  const deleted = state.deleted.filter(
    ({ id, inverse }) => waiting.has(id) || !findEntry(shown, inverse),
  );
  return deleted.length === state.deleted.length ? state : { ...state, deleted };
}

const without = (log: CartState['log'], id: number) => log.filter((logged) => logged.id !== id);

/** A change, made by the visitor at `at` (ms since 1970). */
export interface ChangeMade {
  id: number;
  change: CartChange;
  at: number;
}

/** A change is shown at once. Of the waiting changes of an entry only the last stays. */
export function afterChange(state: CartState, { id, change, at }: ChangeMade): CartState {
  const key = keyOf(change);
  const isReplaced = (logged: LoggedChange) => !logged.sent && keyOf(logged.change) === key;
  const back = state.deleted.find((entry) => entry.id === key) ?? state.log.find(isReplaced)?.back;
  const left = leftBehind(shownCart(state), change);
  const until = at + UNDO_MS;
  return tidied({
    ...state,
    log: [...state.log.filter((it) => !isReplaced(it)), { id, change, sent: false, back }],
    made: id,
    deleted: left
      ? [
          ...state.deleted.filter((entry) => entry.id !== key),
          { ...left, by: id, deletedAt: at, until, left: UNDO_MS },
        ]
      : state.deleted,
    lastError: null,
    added: null,
  });
}

/** A change that was not sent and is not wanted any more, as a removal that was undone in time. */
export function afterTakingBack(state: CartState, id: number): CartState {
  return tidied({ ...state, log: without(state.log, id), lastError: null, added: null });
}

/** The service was so already as the change wanted it (304): silence (contract §4). */
export function afterNoChange(state: CartState, id: number): CartState {
  return tidied({ ...state, log: without(state.log, id) });
}

/** The service's cart after a change, with what it added, and with what it did not grant. */
export interface ChangeTaken {
  id: number;
  cart: Cart;
  added: CartArticle | null;
  error: ChangeError | null;
}

/** The service's cart replaces what was shown (H§4). */
export function afterAnswer(state: CartState, { id, cart, added, error }: ChangeTaken): CartState {
  const { changeError } = state;
  // A change that was under way already when an error came is no answer to it: the error stands on.
  const answersError = changeError !== null && id > changeError.made;
  const problem = error && problemOf(state, id, error);
  return tidied({
    ...state,
    log: without(state.log, id),
    confirmed: cart,
    added: added ?? state.added,
    readError: null,
    changeError: problem ?? (answersError ? null : changeError),
    lastError: problem ?? state.lastError,
  });
}

/** Why a change failed. `lost`: no usable answer came, so it may have been made all the same. */
export interface ChangeFailed extends ChangeError {
  id: number;
  lost: boolean;
}

/** A failed change takes itself back, and nothing else (H§4). */
export function afterFailure(state: CartState, { id, code, limit, lost }: ChangeFailed): CartState {
  const problem = problemOf(state, id, { code, limit });
  return tidied({
    ...state,
    log: without(state.log, id),
    deleted: lost ? state.deleted : state.deleted.filter(({ by }) => by !== id),
    unsure: state.unsure || lost,
    changeError: problem,
    lastError: problem,
  });
}

function problemOf({ log, made }: CartState, id: number, error: ChangeError): ChangeProblem {
  const change = log.find((logged) => logged.id === id)?.change;
  const giftCardRemoval = !!change && 'setGiftCard' in change && !change.setGiftCard.set;
  return { ...error, giftCardRemoval, made };
}

/** What a read said is the truth, known again. */
export function afterRead(state: CartState, cart: Cart): CartState {
  return tidied({ ...state, reading: false, confirmed: cart, readError: null, unsure: false });
}

/** Nothing is known of a cart that cannot be read (H§4). */
export function afterFailedRead(state: CartState, code: CartErrorCode): CartState {
  const deleted = undoable(state);
  const nothing = { confirmed: emptyCart, reading: false, unsure: false };
  return { ...state, ...nothing, deleted, readError: code };
}

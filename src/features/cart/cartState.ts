import type { Site } from '../../foundation/sites/sites.ts';
import { emptyCart, type Cart, type CartArticle } from './cart.ts';
import {
  absoluteOf,
  applyChange,
  findEntry,
  isAddition,
  keyOf,
  mergeChanges,
  type EntryPosition,
  type RequestedChange,
} from './cartChange.ts';
import type { CartErrorCode, ChangeError, FailedChange } from './cartErrors.ts';
import { removedEntry, withRemoved, type DeletedEntry } from './deletedEntries.ts';

/** A change that the service has not answered yet. */
export interface LoggedChange {
  /** Counts up from 1 in the order in which changes are made. */
  id: number;
  /** When it is sent, an addition becomes the change that the service takes. */
  change: RequestedChange;
  /** When the visitor made it, ms since 1970. */
  at: number;
  /**
   * The quantities that it may replace, if it was an addition: only from these it has the effect that was meant.
   * Undefined where the visitor has set the quantity.
   */
  replaces?: readonly number[] | undefined;
  /** The ids of the waiting changes that were merged into it: its request carries them too. */
  merged: readonly number[];
  /** Its request is in flight. Only the first change of the log is ever sent. */
  isSent: boolean;
  /** If the change restores a removed entry: that entry and its former position. */
  former?: EntryPosition | undefined;
}

/** Whether a change is the one with this id, or one that it was merged into. */
export const isCarriedBy = ({ id, merged }: LoggedChange, earlier: number): boolean =>
  earlier === id || merged.includes(earlier);

/** Everything that is known of the visitor's cart. The cart that is shown is derived from it by `shownCart`. */
export interface CartState {
  /** The site whose cart it is, also in storage; null until an exposed module has requested the cart. */
  site: Site | null;
  /** The cart in the service's last answer. */
  confirmed: Cart;
  log: readonly LoggedChange[];
  /** The id of the last change that was made; 0 before the first. */
  lastChangeId: number;
  /** Removed entries. Those that can be undone are derived by `undoableEntries`. */
  deleted: readonly DeletedEntry[];
  isReading: boolean;
  /** The service has answered this page with its cart. Before that, and after a failed read, no checkout (CART-55). */
  isKnown: boolean;
  /** A change was lost, so that it may have been made or not: no checkout until the next read (CART-20). */
  isOutcomeUnknown: boolean;
  readError: CartErrorCode | null;
  /** The last failure of a change, for 7.5 s (CART-35). */
  changeError: FailedChange | null;
  /** The last failure of a change, until the next change is made (CART-35). */
  lastChangeError: FailedChange | null;
  /** What the last change added, until the next change is made (CART-42). */
  addedArticle: CartArticle | null;
}

export const initialCartState: CartState = {
  site: null,
  confirmed: emptyCart,
  log: [],
  lastChangeId: 0,
  deleted: [],
  isReading: false,
  isKnown: false,
  isOutcomeUnknown: false,
  readError: null,
  changeError: null,
  lastChangeError: null,
  addedArticle: null,
};

/** The result of each logged change: selectors get the same object again, and a long cart is built once. */
const results = new WeakMap<LoggedChange, { before: Cart; after: Cart }>();

function applyLogged(before: Cart, logged: LoggedChange): Cart {
  const known = results.get(logged);
  if (known?.before === before) return known.after;
  const after = applyChange(before, absoluteOf(before, logged.change), logged.former);
  results.set(logged, { before, after });
  return after;
}

/** The cart that the visitor sees: the confirmed one with every change that the service has not answered yet. */
export const shownCart = ({ confirmed, log }: Pick<CartState, 'confirmed' | 'log'>): Cart =>
  log.reduce(applyLogged, confirmed);

const undoableByState = new WeakMap<CartState, readonly DeletedEntry[]>();

/** The removed entries that can be undone now: all but those that are in the cart again. */
export function undoableEntries(state: CartState): readonly DeletedEntry[] {
  const known = undoableByState.get(state);
  if (known || state.deleted.length === 0) return known ?? state.deleted;
  const shown = shownCart(state);
  const entries = state.deleted.filter(({ inverse }) => !findEntry(shown, inverse));
  const result = entries.length === state.deleted.length ? state.deleted : entries;
  undoableByState.set(state, result);
  return result;
}

/**
 * Drops removed entries that are in the cart again. While a change of the entry is unanswered, or an outcome is
 * unknown, they are kept, because a failed undo must be possible again, and a lost removal may have been made.
 */
export function withoutRestored(state: CartState): CartState {
  if (state.deleted.length === 0 || state.isOutcomeUnknown) return state;
  const unanswered = new Set(state.log.map(({ change }) => keyOf(change)));
  const shown = shownCart(state);
  const deleted = state.deleted.filter(
    ({ id, inverse }) => unanswered.has(id) || !findEntry(shown, inverse),
  );
  return deleted.length === state.deleted.length ? state : { ...state, deleted };
}

const without = (log: CartState['log'], id: number) => log.filter((logged) => logged.id !== id);

/** A change that is made. */
export interface Made {
  change: RequestedChange;
  /** The current time, ms since 1970. */
  at: number;
  /** When the visitor made it, if that was on an earlier page. */
  madeAt?: number | undefined;
  replaces?: LoggedChange['replaces'];
  merged?: LoggedChange['merged'];
}

/**
 * Waiting changes of an entry become one (CART-19): a quantity replaces them, an addition is added to them
 * (CART-19), except to a change that may have been made already.
 */
export function afterChange(
  state: CartState,
  { change, at, madeAt = at, replaces, merged = [] }: Made,
): CartState {
  const id = state.lastChangeId + 1;
  const key = keyOf(change);
  const isMerged = (it: LoggedChange) =>
    !it.isSent && keyOf(it.change) === key && !(it.replaces && isAddition(change));
  const shown = shownCart(state);
  const waiting = state.log.findLast(isMerged);
  const logged: LoggedChange = {
    id,
    change: waiting ? mergeChanges(waiting.change, change) : change,
    at: madeAt,
    isSent: false,
    former: state.deleted.find((it) => it.id === key) ?? waiting?.former,
    replaces,
    merged: waiting && isAddition(change) ? [...waiting.merged, waiting.id, ...merged] : merged,
  };
  const removed = removedEntry(shown, absoluteOf(shown, change));
  return withoutRestored({
    ...state,
    log: [...state.log.filter((it) => !isMerged(it)), logged],
    lastChangeId: id,
    deleted: removed
      ? withRemoved(state.deleted, { ...removed, removedBy: id }, at)
      : state.deleted,
    lastChangeError: null,
    addedArticle: null,
  });
}

/** Withdraws a change that was not sent, such as a removal that was undone before that. */
export function afterWithdrawal(state: CartState, id: number): CartState {
  return { ...afterUnchanged(state, id), lastChangeError: null, addedArticle: null };
}

/** The service's cart already was as the change asked (CART-17). */
export function afterUnchanged(state: CartState, id: number): CartState {
  return withoutRestored({ ...state, log: without(state.log, id) });
}

export function afterRead(state: CartState, confirmed: Cart): CartState {
  const known = { isReading: false, isKnown: true, readError: null, isOutcomeUnknown: false };
  return withoutRestored({ ...state, ...known, confirmed });
}

/** The service's cart is the one of its last answer, on this page or on the one that stored it (CART-09). */
export function afterUnchangedRead(state: CartState): CartState {
  const isKnown = state.isKnown || state.confirmed !== emptyCart;
  return withoutRestored({ ...state, isReading: false, isKnown, isOutcomeUnknown: false });
}

/** A cart that cannot be read is shown as empty (CART-09). */
export function afterFailedRead(state: CartState, readError: CartErrorCode): CartState {
  const deleted = undoableEntries(state);
  const nothing = { confirmed: emptyCart, isReading: false, isKnown: false };
  return { ...state, ...nothing, isOutcomeUnknown: false, deleted, readError };
}

/** The service's answer to a change: its cart, and why it did not grant all of the change. */
export interface Answered {
  id: number;
  cart: Cart;
  added: CartArticle | null;
  error: ChangeError | null;
  /** The current time, ms since 1970. */
  at: number;
}

/** The service's cart replaces the confirmed one (CART-14, CART-17). */
export function afterAnswer(state: CartState, { id, cart, added, error, at }: Answered): CartState {
  const { changeError } = state;
  // The success of a change that was made before the failure does not clear the failure.
  const clearsError = changeError !== null && id > changeError.lastChangeId;
  const failure = error && failureOf(state, id, error, at);
  return withoutRestored({
    ...state,
    log: without(state.log, id),
    confirmed: cart,
    isKnown: true,
    addedArticle: added ?? state.addedArticle,
    readError: null,
    changeError: failure ?? (clearsError ? null : changeError),
    lastChangeError: failure ?? state.lastChangeError,
  });
}

/** Why a change failed. `isLost`: there was no usable answer, so that it may have been made nevertheless. */
export interface Failed extends ChangeError {
  id: number;
  isLost: boolean;
  /** The current time, ms since 1970. */
  at: number;
}

/** A failed change leaves the log, which restores what it had changed and nothing else (CART-14). */
export function afterFailure(state: CartState, { id, code, limit, isLost, at }: Failed): CartState {
  const failure = failureOf(state, id, { code, limit }, at);
  return withoutRestored({
    ...state,
    log: without(state.log, id),
    deleted: isLost ? state.deleted : state.deleted.filter(({ removedBy }) => removedBy !== id),
    isOutcomeUnknown: state.isOutcomeUnknown || isLost,
    changeError: failure,
    lastChangeError: failure,
  });
}

/** How long a failed change is shown (CART-35). */
const ERROR_MS = 7500;

/** Whether a change removes a free article that has no campaign, which not every service finds (CART-26). */
const isRemovalWithoutCampaign = (change: RequestedChange): boolean =>
  'setFreeArticle' in change && change.setFreeArticle.remove && !change.setFreeArticle.campaignId;

function failureOf(
  { log, lastChangeId }: CartState,
  id: number,
  error: ChangeError,
  at: number,
): FailedChange {
  const { change } = log.find((logged) => logged.id === id) ?? {};
  const isGiftCardRemoval = !!change && 'setGiftCard' in change && !change.setGiftCard.set;
  const isFreeArticleRemoval = !!change && isRemovalWithoutCampaign(change);
  const shownUntil = at + ERROR_MS;
  return { ...error, isGiftCardRemoval, isFreeArticleRemoval, lastChangeId, shownUntil };
}

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

/** A change without a response so far. */
export interface LoggedChange {
  /** Consecutive number, starting with 1. */
  id: number;
  /** An addition is replaced with an absolute change when it is sent. */
  change: RequestedChange;
  /** When the visitor made it, ms since 1970. */
  at: number;
  /**
   * If an addition was converted to an absolute quantity: the quantities that this change may overwrite. `undefined` if
   * the visitor has set the quantity.
   */
  replaces?: readonly number[] | undefined;
  /** The ids of the waiting changes that were merged into this one and share its request. */
  merged: readonly number[];
  /** The request is in flight. True only for the first change of the log. */
  isSent: boolean;
  /** The removed entry that this change restores, and its former position. */
  former?: EntryPosition | undefined;
}

/** Whether a change has this id or contains the change with this id. */
export const isCarriedBy = ({ id, merged }: LoggedChange, earlier: number): boolean =>
  earlier === id || merged.includes(earlier);

/** The state of the visitor's cart. `shownCart` derives the cart that is shown. */
export interface CartState {
  /** The site of the cart and of its storage key. `null` until an exposed module has requested the cart. */
  site: Site | null;
  /** The cart in the last response. */
  confirmed: Cart;
  log: readonly LoggedChange[];
  /** The id of the last change, 0 before the first one. */
  lastChangeId: number;
  /** Removed entries. `undoableEntries` derives those that can be undone. */
  deleted: readonly DeletedEntry[];
  isReading: boolean;
  /** This page has received the service's cart, and no later read has failed. Required for checkout (CART-55). */
  isKnown: boolean;
  /** The service may or may not have applied a change. Prevents checkout until the next read (CART-20). */
  isOutcomeUnknown: boolean;
  readError: CartErrorCode | null;
  /** The last failure of a change, for 7.5 s (CART-35). */
  changeError: FailedChange | null;
  /** The last failure of a change, until the next change is made (CART-35). */
  lastChangeError: FailedChange | null;
  /** The article that the last change added, until the next change is made (CART-42). */
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

/** Caches the result of each logged change, so that selectors return a stable object and a long cart is built once. */
const results = new WeakMap<LoggedChange, { before: Cart; after: Cart }>();

function applyLogged(before: Cart, logged: LoggedChange): Cart {
  const known = results.get(logged);
  if (known?.before === before) return known.after;
  const after = applyChange(before, absoluteOf(before, logged.change), logged.former);
  results.set(logged, { before, after });
  return after;
}

/** The cart that the visitor sees: the confirmed cart with every logged change applied. */
export const shownCart = ({ confirmed, log }: Pick<CartState, 'confirmed' | 'log'>): Cart =>
  log.reduce(applyLogged, confirmed);

const undoableByState = new WeakMap<CartState, readonly DeletedEntry[]>();

/** The removed entries that can be undone: those that have not been added to the cart again. */
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
 * Drops removed entries that have been added to the cart again. Keeps an entry while a change of it is pending, so that
 * a failed undo can be repeated. Keeps all entries while an outcome is unknown, because the service may have applied
 * the removal.
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

/** The payload of a change that is added to the log. */
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
 * Adds a change to the log and merges it with waiting changes of the same entry (CART-19). An addition is not merged
 * into a change that an earlier page may already have sent.
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

/** Withdraws a change that was not sent yet, such as a removal that was undone. */
export function afterWithdrawal(state: CartState, id: number): CartState {
  return { ...afterUnchanged(state, id), lastChangeError: null, addedArticle: null };
}

/** The change had no effect on the service's cart (CART-17). */
export function afterUnchanged(state: CartState, id: number): CartState {
  return withoutRestored({ ...state, log: without(state.log, id) });
}

export function afterRead(state: CartState, confirmed: Cart): CartState {
  const known = { isReading: false, isKnown: true, readError: null, isOutcomeUnknown: false };
  return withoutRestored({ ...state, ...known, confirmed });
}

/**
 * The service reports that its cart has not changed since its last response to this page, or to the page that stored
 * the cart (CART-09).
 */
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

/** A response with a cart. The change was applied completely, or only in part if there is an error. */
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
  // A change that the visitor made before the failure does not clear the error.
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

/** Why a change failed. */
export interface Failed extends ChangeError {
  id: number;
  /** There was no usable response, so the service may have applied the change. */
  isLost: boolean;
  /** The current time, ms since 1970. */
  at: number;
}

/** Removes a failed change from the log, which reverts only this change (CART-14). */
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

/** Time for which an error is shown (CART-35). */
const ERROR_MS = 7500;

/** Whether a change removes a free article without a campaign. Some services cannot identify these (CART-26). */
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

import { undoableEntries } from '../../src/features/cart/cartState.ts';
import {
  selectBusy,
  selectCanCheckOut,
  selectCart,
  selectCount,
} from '../../src/features/cart/cartSlice.ts';
import type { FakeLocks } from './fakes/fakeLocks.ts';
import { STORAGE_KEY } from './fakes/fakeStorage.ts';
import type { Simulation } from './simulation.ts';
import { promisesSettle, rememberCarriers } from './promisesSettle.ts';
import { cartOf, type Invariant, type Tab } from './tab.ts';
import {
  basketOf,
  checkoutOf,
  countOf,
  foldOf,
  lineOf,
  lineOfCart,
  nameOf,
  quantityIn,
  quantityAfter,
} from './oracle.ts';
import { forgetEnded } from './wishes.ts';

const UNDO_MS = 10_000;

const shownEqualsFold: Invariant = (tab) => {
  const state = tab.page.store.getState();
  const { confirmed, log } = state.cart;
  const [shown, folded] = [lineOfCart(selectCart(state)), lineOf(foldOf(confirmed, log))];
  if (shown !== folded) return `shown ${shown}, folded ${folded}`;
  return selectCount(state) !== countOf(confirmed, log) && `counts ${selectCount(state)}`;
};

const confirmedIsLastAnswer: Invariant = (tab) => {
  const confirmed = lineOfCart(cartOf(tab).confirmed);
  const answered = lineOf(tab.model.confirmed);
  return confirmed !== answered && `confirmed ${confirmed}, answered ${answered}`;
};

/** An entry is missing only if its removal is pending or the service lacks it. */
const noEntryIsLost: Invariant = (tab) => {
  const { log } = cartOf(tab);
  const shown = lineOfCart(selectCart(tab.page.store.getState()));
  const removed = new Set(
    log.filter(({ change }) => quantityAfter(change, 1) === 0).map((it) => nameOf(it.change)),
  );
  const { articles, ...others } = tab.model.confirmed;
  const names = [...Object.keys(articles), ...Object.values(others).flat()];
  const lost = names.find((name) => !removed.has(name) && !shown.includes(name));
  return lost && `${lost} is lost`;
};

const oneWaitingChangePerEntry: Invariant = (tab) => {
  const waiting = cartOf(tab)
    // A restored change may have been applied already, so later changes are not merged into it.
    .log.filter(({ isSent, replaces }) => !isSent && !replaces)
    .map(({ change }) => nameOf(change));
  return new Set(waiting).size < waiting.length && `waiting twice: ${waiting.join()}`;
};

const onlyTheFirstIsSent: Invariant = (tab) => {
  const sent = cartOf(tab).log.filter((logged) => logged.isSent);
  const { sentChange } = tab.model;
  if (cartOf(tab).log.some(({ id }, index, log) => id <= (log[index - 1]?.id ?? 0))) {
    return 'the log is out of order';
  }
  if (sent.length > (sentChange ? 1 : 0)) return 'marked as sent, but not in flight';
  return sent[0] !== undefined && sent[0] !== cartOf(tab).log[0] && 'sent out of order';
};

/** An entry that can be restored was removed less than 10 s ago and is not in the cart. */
const undoableEntriesAreRemoved: Invariant = (tab, now) => {
  if (tab.isAway) return null;
  const state = cartOf(tab);
  const shown = foldOf(state.confirmed, state.log);
  for (const { inverse, deletedAt, undoUntil } of undoableEntries(state)) {
    const removal = tab.removals.get(nameOf(inverse));
    const isLate = now >= deletedAt + UNDO_MS && undoUntil !== null;
    if (!removal || removal.at !== deletedAt) return `${nameOf(inverse)} was not removed then`;
    if (quantityIn(shown, inverse) > 0) return `${nameOf(inverse)} is in the cart, with undo`;
    if (quantityAfter(inverse, 0) !== removal.quantity) return 'undo would restore another cart';
    if (removal.isUntouched && isLate) return 'undo too late';
  }
  return null;
};

/** A removed entry can be restored for the full 10 s. */
const removedEntriesAreUndoable: Invariant = (tab, now) => {
  const state = cartOf(tab);
  const shown = foldOf(state.confirmed, state.log);
  const open = new Set(undoableEntries(state).map(({ inverse }) => nameOf(inverse)));
  for (const [name, removal] of tab.removals) {
    const isRefused = tab.model.outcomes.get(removal.id)?.ok === false;
    if (quantityIn(shown, removal.change) > 0 || isRefused) removal.isUntouched = false;
    if (!removal.isUntouched) continue;
    const isOpen = now < removal.at + UNDO_MS;
    if (isOpen !== open.has(name)) return `${name} can${isOpen ? 'not' : ''} be undone`;
  }
  return null;
};

const errorIsShownForItsTime: Invariant = (tab, now) => {
  const { changeError, lastChangeError, readError } = cartOf(tab);
  const expected = tab.model.errorAt(now);
  if (changeError?.code !== expected?.code || changeError?.limit !== expected?.limit) {
    return `error ${changeError?.code}, expected ${expected?.code}`;
  }
  if (tab.model.hasLastError !== (lastChangeError !== null)) return 'the last error is wrong';
  return readError !== tab.model.readError && `read error ${readError}`;
};

const checkoutIsAllowed: Invariant = (tab) => {
  const { confirmed, log } = cartOf(tab);
  const state = tab.page.store.getState();
  const expected =
    tab.model.isKnown &&
    !tab.model.isOutcomeUnknown &&
    checkoutOf(selectCart(state), countOf(confirmed, log));
  return selectCanCheckOut(state) !== expected && `checkout not ${expected}`;
};

const busyMeansInFlight: Invariant = (tab) => {
  const { read, isLoading } = tab.model;
  const expected = isLoading || read !== null || cartOf(tab).log.length > 0;
  return selectBusy(tab.page.store.getState()) !== expected && `busy not ${expected}`;
};

/** A cart that could not be read is read again after a change. */
const unreadableCartIsReadAgain: Invariant = (tab) => {
  const { model, isAway } = tab;
  const isWaiting = cartOf(tab).log.length > 0;
  const isReading = model.sentChange || model.read;
  return model.mustRead && !isAway && !isWaiting && !isReading && 'nothing reads the cart';
};

/** A tab that has waited too long for the lock sends without it. */
const nobodyWaitsForEver = (tab: Tab, locks: FakeLocks) =>
  locks.isLate(tab.page.id) && !tab.model.sentChange && !tab.model.read;

/** The other tab is notified that the cart can be read again. */
const recoveryIsPosted: Invariant = ({ model, page }) =>
  page.posted < model.recoveries && 'no message that the cart can be read again';

const handedOffChangesAreRestored: Invariant = (tab) =>
  cartOf(tab).lastChangeId < tab.restoredUpTo && 'a handed-off change is not restored';

const invariants = {
  handedOffChangesAreRestored,
  recoveryIsPosted,
  unreadableCartIsReadAgain,
  shownEqualsFold,
  confirmedIsLastAnswer,
  noEntryIsLost,
  oneWaitingChangePerEntry,
  onlyTheFirstIsSent,
  checkoutIsAllowed,
  busyMeansInFlight,
  promisesSettle,
  undoableEntriesAreRemoved,
  removedEntriesAreUndoable,
  errorIsShownForItsTime,
};

/** Storage contains a confirmed cart without pending changes and failed reads (CART-05, CART-09). */
function checkStorage({ tabs, browser: { storage } }: Simulation): void {
  if (storage.isChecked) return;
  storage.isChecked = true;
  const text = storage.items.get(STORAGE_KEY);
  if (text === undefined) return;
  const stored = lineOf(basketOf(JSON.parse(text)));
  if (tabs.every(({ model, toldBefore }) => ![lineOf(model.told), toldBefore].includes(stored))) {
    throw new Error(`storage contains ${stored}`);
  }
}

/** Only one tab sends at a time if the browser has working locks. */
function checkTurns({ tabs, browser: { locks } }: Simulation): void {
  const sending = tabs.filter(({ model }) => model.sentChange).length;
  if (sending > 1 && locks.isSupported && !locks.isBroken) throw new Error('two tabs send');
}

/** @throws {Error} If an invariant is violated. */
export function checkInvariants(simulation: Simulation): void {
  const { tabs, clock } = simulation;
  checkStorage(simulation);
  checkTurns(simulation);
  const now = clock.now();
  tabs.forEach((tab, index) => {
    forgetEnded(tab);
    rememberCarriers(tab);
    const [first] = tab.problems;
    if (first) throw new Error(`tab ${index + 1}: ${first}`);
    if (nobodyWaitsForEver(tab, simulation.browser.locks)) throw new Error('a tab waits forever');
    const at = `${tab.model.events} ${now}`;
    if (tab.checked.state === cartOf(tab) && tab.checked.at === at) return; // Nothing has changed.
    tab.checked = { state: cartOf(tab), at };
    for (const [name, invariant] of Object.entries(invariants)) {
      const problem = invariant(tab, now);
      if (problem) throw new Error(`tab ${index + 1}: ${name}: ${problem}`);
    }
  });
}

import { undoableEntries } from '../cartState.ts';
import { selectBusy, selectCanCheckOut, selectCart, selectCount } from '../cartSlice.ts';
import { STORAGE_KEY, type Simulation } from './simulation.ts';
import { cartOf, type Tab } from './tab.ts';
import {
  basketOf,
  checkoutOf,
  countOf,
  foldOf,
  lineOf,
  lineOfCart,
  nameOf,
  quantityIn,
  requestedQuantity,
} from './oracle.ts';

const UNDO_MS = 10_000;

/** Returns what is wrong, or nothing. */
type Invariant = (tab: Tab, now: number) => string | null | false | undefined;

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

/** No entry is missing unless its removal is unanswered or the service lacks it. */
const noEntryIsLost: Invariant = (tab) => {
  const { log } = cartOf(tab);
  const shown = lineOfCart(selectCart(tab.page.store.getState()));
  const removed = new Set(
    log.filter(({ change }) => requestedQuantity(change) === 0).map((it) => nameOf(it.change)),
  );
  const { articles, ...others } = tab.model.confirmed;
  const names = [...Object.keys(articles), ...Object.values(others).flat()];
  const lost = names.find((name) => !removed.has(name) && !shown.includes(name));
  return lost && `${lost} is lost`;
};

const oneWaitingChangePerEntry: Invariant = (tab) => {
  const waiting = cartOf(tab)
    .log.filter(({ isSent }) => !isSent)
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

/** Each promise settles once, and one that has not settled belongs to a change that is in the log. */
const promisesSettle: Invariant = (tab) => {
  const { log } = cartOf(tab);
  for (const [id, { change, watched }] of tab.promised) {
    if (watched.settled > 1) return `promise ${id} settled ${watched.settled} times or rejected`;
    if (!change) continue;
    const isInLog = log.some((it) => it.id >= id && nameOf(it.change) === nameOf(change));
    const isSettled = watched.settled === 1;
    const isDropped = id <= tab.endedUpTo && !tab.model.isStarted;
    if (!isSettled && !isInLog && !isDropped) return `change ${id} is forgotten`;
    if (isSettled && log.some((it) => it.id === id)) return `change ${id} settled too early`;
    const outcome = tab.model.outcomes.get(id);
    if (isSettled && !outcome && id > tab.endedUpTo && !tab.withdrawn.has(id)) {
      const isReplaced = [...tab.promised].some(
        ([later, it]) => later > id && it.change && nameOf(it.change) === nameOf(change),
      );
      if (!isReplaced || !watched.outcome?.ok) return `change ${id} was lost`;
    }
    if (outcome && JSON.stringify(outcome) !== JSON.stringify(watched.outcome)) {
      return `change ${id} ended with ${JSON.stringify(watched.outcome)}`;
    }
  }
  return null;
};

/** An entry that can be undone was removed less than 10 s ago, and is not in the cart. */
const undoableEntriesAreRemoved: Invariant = (tab, now) => {
  if (tab.isAway) return null;
  const state = cartOf(tab);
  const shown = foldOf(state.confirmed, state.log);
  for (const { inverse, deletedAt, undoUntil } of undoableEntries(state)) {
    const removal = tab.removals.get(nameOf(inverse));
    const isLate = now >= deletedAt + UNDO_MS && undoUntil !== null;
    if (!removal || removal.at !== deletedAt) return `${nameOf(inverse)} was not removed then`;
    if (quantityIn(shown, inverse) > 0) return `${nameOf(inverse)} is in the cart, with undo`;
    if (requestedQuantity(inverse) !== removal.quantity) return 'undo would restore another cart';
    if (removal.isUntouched && isLate) return 'undo too late';
  }
  return null;
};

/** A removed entry that was not restored can be undone for all of the 10 s. */
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

/** After a change, a cart that could not be read is read again. */
const unreadableCartIsReadAgain: Invariant = ({ model, isAway }) =>
  model.mustRead && !isAway && !model.sentChange && !model.read && 'nothing reads the cart';

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

/** Storage contains a confirmed cart, nothing that is unanswered, and no failed read (CART-12, CART-58). */
function checkStorage({ tabs, browser: { storage } }: Simulation): void {
  if (storage.isChecked) return;
  storage.isChecked = true;
  const stored = lineOf(basketOf(JSON.parse(storage.items.get(STORAGE_KEY) ?? '{}')));
  if (tabs.every((tab) => lineOf(tab.model.told) !== stored)) {
    throw new Error(`storage contains ${stored}`);
  }
}

/** Throws if something is not as it must be at every moment. */
export function checkInvariants(simulation: Simulation): void {
  const { tabs, clock } = simulation;
  checkStorage(simulation);
  const now = clock.now();
  tabs.forEach((tab, index) => {
    const [first] = tab.problems;
    if (first) throw new Error(`tab ${index + 1}: ${first}`);
    const at = `${tab.model.events} ${now}`;
    if (tab.checked.state === cartOf(tab) && tab.checked.at === at) return; // Nothing has changed.
    tab.checked = { state: cartOf(tab), at };
    for (const [name, invariant] of Object.entries(invariants)) {
      const problem = invariant(tab, now);
      if (problem) throw new Error(`tab ${index + 1}: ${name}: ${problem}`);
    }
  });
}

import { undoable } from '../cartState.ts';
import { selectBusy, selectCanCheckOut, selectCart, selectCount } from '../cartSlice.ts';
import { STORAGE_KEY, type Run } from './run.ts';
import { cartOf, type Tab } from './tab.ts';
import {
  basketOf,
  checkoutOf,
  countOf,
  foldOf,
  holds,
  lineOf,
  lineOfCart,
  nameOf,
  wants,
} from './formulas.ts';

const UNDO_MS = 10_000;

type Check = (tab: Tab, now: number) => string | null | false | undefined;

const shownEqualsFold: Check = (tab) => {
  const { confirmed, log } = cartOf(tab);
  const state = tab.page.store.getState();
  const [shown, folded] = [lineOfCart(selectCart(state)), lineOf(foldOf(confirmed, log))];
  if (shown !== folded) return `shown ${shown}, folded ${folded}`;
  return selectCount(state) !== countOf(confirmed, log) && `counts ${selectCount(state)}`;
};

const confirmedIsWhatTheServiceSaid: Check = (tab) => {
  const confirmed = lineOfCart(cartOf(tab).confirmed);
  const said = lineOf(tab.expected.confirmed);
  return confirmed !== said && `confirmed ${confirmed}, said ${said}`;
};

/** Nothing vanishes unless its removal waits or the service lacks it. */
const nothingVanishes: Check = (tab) => {
  const { log } = cartOf(tab);
  const shown = lineOfCart(selectCart(tab.page.store.getState()));
  const removed = new Set(
    log.filter(({ change }) => wants(change) === 0).map((it) => nameOf(it.change)),
  );
  const { articles, ...others } = tab.expected.confirmed;
  const names = [...Object.keys(articles), ...Object.values(others).flat()];
  const lost = names.find((name) => !removed.has(name) && !shown.includes(name));
  return lost && `${lost} has vanished`;
};

const waitingChangesAreOneAnEntry: Check = (tab) => {
  const waiting = cartOf(tab)
    .log.filter(({ sent }) => !sent)
    .map(({ change }) => nameOf(change));
  return new Set(waiting).size < waiting.length && `waiting twice: ${waiting.join()}`;
};

const onlyTheFirstIsSent: Check = (tab) => {
  const sent = cartOf(tab).log.filter((logged) => logged.sent);
  const { write } = tab.expected;
  if (cartOf(tab).log.some(({ id }, index, log) => id <= (log[index - 1]?.id ?? 0))) {
    return 'the log is out of order';
  }
  if (sent.length > (write ? 1 : 0)) return 'marked as sent, but not on the wire';
  return sent[0] !== undefined && sent[0] !== cartOf(tab).log[0] && 'sent out of turn';
};

/** Each change settles once, and a change that is not settled is under way. */
const promisesAreKept: Check = (tab) => {
  const { log } = cartOf(tab);
  for (const [id, { change, watched }] of tab.promised) {
    if (watched.settled > 1) return `promise ${id} settled ${watched.settled} times or rejected`;
    if (!change) continue;
    const isUnderWay = log.some((it) => it.id >= id && nameOf(it.change) === nameOf(change));
    const isSettled = watched.settled === 1;
    const isOfOther = id <= tab.endedUpTo && !tab.expected.isThere;
    if (!isSettled && !isUnderWay && !isOfOther) return `change ${id} is forgotten`;
    if (isSettled && log.some((it) => it.id === id)) return `change ${id} settled too early`;
    const outcome = tab.expected.outcomes.get(id);
    if (isSettled && !outcome && id > tab.endedUpTo && !tab.excused.has(id)) {
      const isReplaced = [...tab.promised].some(
        ([later, it]) => later > id && it.change && nameOf(it.change) === nameOf(change),
      );
      if (!isReplaced || !watched.outcome?.ok) return `change ${id} was lost`;
    }
    if (outcome && JSON.stringify(outcome) !== JSON.stringify(watched.outcome)) {
      return `change ${id} came to ${JSON.stringify(watched.outcome)}`;
    }
  }
  return null;
};

/** What can be undone was removed less than 10 s ago, and is not in the cart. */
const undoIsSound: Check = (tab, now) => {
  if (tab.isAway) return null;
  const state = cartOf(tab);
  const shown = foldOf(state.confirmed, state.log);
  for (const { inverse, deletedAt, until } of undoable(state)) {
    const removal = tab.removals.get(nameOf(inverse));
    if (!removal || removal.at !== deletedAt) return `${nameOf(inverse)} was not removed then`;
    if (holds(shown, inverse) > 0) return `${nameOf(inverse)} can be undone and is in the cart`;
    if (wants(inverse) !== removal.quantity) return `undo would bring ${wants(inverse)}`;
    if (removal.isUntouched && until !== null && now >= deletedAt + UNDO_MS) return 'undo too late';
  }
  return null;
};

/** What was removed and not come back can be undone for all of the 10 s. */
const undoIsThere: Check = (tab, now) => {
  const state = cartOf(tab);
  const shown = foldOf(state.confirmed, state.log);
  const open = new Set(undoable(state).map(({ inverse }) => nameOf(inverse)));
  for (const [name, removal] of tab.removals) {
    const isRefused = tab.expected.outcomes.get(removal.id)?.ok === false;
    if (holds(shown, removal.change) > 0 || isRefused) removal.isUntouched = false;
    if (!removal.isUntouched) continue;
    const isOpen = now < removal.at + UNDO_MS;
    if (isOpen !== open.has(name)) return `${name} can${isOpen ? 'not' : ''} be undone`;
  }
  return null;
};

const errorStandsItsTime: Check = (tab, now) => {
  const { changeError, lastError, readError } = cartOf(tab);
  const expected = tab.expected.errorAt(now);
  if (changeError?.code !== expected?.code || changeError?.limit !== expected?.limit) {
    return `error ${changeError?.code}, expected ${expected?.code}`;
  }
  if (tab.expected.hasCopy !== (lastError !== null)) return 'the lasting copy is wrong';
  return readError !== tab.expected.readError && `read error ${readError}`;
};

const checkoutFollowsItsRule: Check = (tab) => {
  const { confirmed, log } = cartOf(tab);
  const state = tab.page.store.getState();
  const expected = !tab.expected.unsure && checkoutOf(selectCart(state), countOf(confirmed, log));
  return selectCanCheckOut(state) !== expected && `checkout not ${expected}`;
};

const busyTellsTheTruth: Check = (tab) => {
  const { read, isLoading } = tab.expected;
  const expected = isLoading || read !== null || cartOf(tab).log.length > 0;
  return selectBusy(tab.page.store.getState()) !== expected && `busy not ${expected}`;
};

/** After an action a cart that could not be read is asked for again. */
const whatIsUnknownIsAskedFor: Check = ({ expected, isAway }) =>
  expected.mustRead && !isAway && !expected.write && !expected.read && 'nothing reads the cart';

/** That a cart can be read again is news to the other tab. */
const recoveryIsTold: Check = ({ expected, page }) =>
  page.told < expected.recoveries && 'nobody heard that the cart can be read again';

const whatWasLeftIsTakenUp: Check = (tab) =>
  cartOf(tab).made < tab.taken && 'what the page before left is forgotten';

const checks = {
  whatWasLeftIsTakenUp,
  recoveryIsTold,
  whatIsUnknownIsAskedFor,
  shownEqualsFold,
  confirmedIsWhatTheServiceSaid,
  nothingVanishes,
  waitingChangesAreOneAnEntry,
  onlyTheFirstIsSent,
  checkoutFollowsItsRule,
  busyTellsTheTruth,
  promisesAreKept,
  undoIsSound,
  undoIsThere,
  errorStandsItsTime,
};

/** Storage holds what the service has said, and nothing that waits. */
function checkStorage({ tabs, browser: { storage } }: Run): void {
  if (storage.isChecked) return;
  storage.isChecked = true;
  const text = storage.kept.get(STORAGE_KEY) ?? '{}';
  const kept = lineOf(basketOf(JSON.parse(text)));
  if (tabs.every((tab) => lineOfCart(cartOf(tab).confirmed) !== kept)) {
    throw new Error(`storage keeps ${kept}`);
  }
}

/** Throws where something is not as it must be at every moment. */
export function checkAll(run: Run): void {
  const { tabs, clock } = run;
  const now = clock.now();
  checkStorage(run);
  tabs.forEach((tab, index) => {
    const [first] = tab.wrong;
    if (first) throw new Error(`tab ${index}: ${first}`);
    // Most steps touch one tab, or none.
    const seen = `${tab.expected.events} ${now}`;
    if (tab.seen.state === cartOf(tab) && tab.seen.at === seen) return;
    tab.seen = { state: cartOf(tab), at: seen };
    for (const [name, check] of Object.entries(checks)) {
      const wrong = check(tab, now);
      if (wrong) throw new Error(`tab ${index}: ${name}: ${wrong}`);
    }
  });
}

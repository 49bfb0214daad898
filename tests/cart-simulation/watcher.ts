import type { Cart } from '../../src/features/cart/cart.ts';
import type { CartChange, RequestedChange } from '../../src/features/cart/cartChange.ts';
import type { CartState, LoggedChange } from '../../src/features/cart/cartState.ts';
import type { Answered, Call } from './fakes/fakeNetwork.ts';
import { visitorIdIn, type Browser } from './fakes/fakePage.ts';
import { emptyBasket } from './fakes/fakeShop.ts';
import { STORAGE_KEY } from './fakes/fakeStorage.ts';
import { basketOf, foldOf, nameOf, quantityAfter, quantityIn } from './oracle.ts';
import { cartOf, rememberRestored, type Tab, type Wish } from './tab.ts';
import { SentWishes, unitsAfter } from './wishes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The parts of the simulation that the watcher observes. */
interface Simulated {
  readonly browser: Browser;
  tabOf(pageId: object): Tab | undefined;
}

/** Changes of a tab that is about to be left. */
interface Leaving {
  log: readonly LoggedChange[];
  wishes: readonly Wish[];
  isSameVisitor: boolean;
}

/** Updates the model with the actions of pages, and detects conflicts between pages. */
export class Watcher {
  readonly #simulation: Simulated;
  readonly #sent = new SentWishes();
  /** A page that was left has sent a change that it could not record for the other tabs. */
  #isBlind = false;

  constructor(simulation: Simulated) {
    this.#simulation = simulation;
  }

  /** Whether each tab can detect the changes that other tabs have sent. */
  get #isExclusive(): boolean {
    const { locks } = this.#simulation.browser;
    return locks.isSupported && !locks.isBroken && !this.#isBlind;
  }

  #unitsInShop = (change: RequestedChange) =>
    quantityIn(this.#simulation.browser.network.basket, change);

  started(pageId: object): void {
    const { browser } = this.#simulation;
    const { storage, clock } = browser;
    const tab = this.#simulation.tabOf(pageId);
    if (!tab) return;
    const text = storage.isBroken ? undefined : storage.items.get(STORAGE_KEY);
    const label = storage.labels.get(STORAGE_KEY);
    const isOwn = label?.visitor === visitorIdIn(browser);
    const isShown = isOwn && clock.now() - label.at < DAY_MS;
    const stored = text !== undefined && isShown ? (JSON.parse(text) as Cart) : null;
    tab.model.started(stored && basketOf(stored));
    rememberRestored(tab, stored ?? cartOf(tab).confirmed, clock.now(), browser.visitor);
  }

  codeFailed(pageId: object): void {
    const tab = this.#simulation.tabOf(pageId);
    if (!tab) return;
    const { lastChangeId, log } = cartOf(tab);
    const waiting = log.map(({ id }) => id);
    tab.model.codeFailed(this.#simulation.browser.clock.now(), lastChangeId, waiting);
  }

  visitorNoticed(pageId: object, lastChangeId: number): void {
    const tab = this.#simulation.tabOf(pageId);
    if (!tab) return;
    tab.visitor = this.#simulation.browser.visitor;
    tab.removals.clear();
    tab.endedUpTo = lastChangeId;
    tab.wishes = tab.wishes.filter(({ visitor }) => visitor === tab.visitor);
    tab.model.visitorChanged();
  }

  /** A change leaves the log. Without a response, it must have no effect or be superseded by a later request. */
  skipped(pageId: object, id: number, { log }: CartState): void {
    const tab = this.#simulation.tabOf(pageId);
    const logged = log.find((it) => it.id === id);
    if (!tab || !logged || logged.isSent) return;
    const name = nameOf(logged.change);
    const wishes = this.#sent.take(tab, name, id);
    tab.withdrawn.add(id);
    for (const merged of logged.merged) tab.carriers.set(merged, id);
    tab.model.events += 1;
    if (logged.replaces || !this.#isExclusive) return;
    const units = this.#unitsInShop(logged.change);
    const isNeeded = unitsAfter(wishes, units) !== units;
    if (isNeeded && !this.#sent.isSuperseded(name, wishes)) {
      tab.problems.push(`${name} is not sent, though it changes ${units}`);
    }
  }

  sent(call: Call): void {
    const { browser } = this.#simulation;
    const tab = this.#simulation.tabOf(call.page);
    if (!tab) return;
    const [first] = cartOf(tab).log;
    const isFirst = JSON.stringify(first?.change) === JSON.stringify(call.change);
    const problem = tab.model.sent(call, isFirst ? first?.id : undefined);
    if (problem) tab.problems.push(problem);
    if (!call.change || !first) return;
    if (!browser.locks.maySend(call.page)) tab.problems.push('sent without the lock');
    if (tab.visitor !== browser.visitor) tab.problems.push('sent for another visitor');
    const replaces = tab.conditional.get(first.id);
    if (this.#isExclusive && replaces && !replaces.includes(this.#unitsInShop(call.change))) {
      tab.problems.push('sends a change again that the shop has applied');
    }
    this.#checkUnits(tab, call.change, first.id);
    if (first.replaces) this.#sent.noteAt(nameOf(call.change), first.at, false);
  }

  /** Sent quantities are the visitor's requests, applied to the shop's cart (CART-70). */
  #checkUnits(tab: Tab, change: CartChange, id: number): void {
    const name = nameOf(change);
    const wishes = this.#sent.take(tab, name, id);
    const { storage } = this.#simulation.browser;
    if (this.#isExclusive && wishes.length > 0) {
      const expected = unitsAfter(wishes, this.#unitsInShop(change));
      const units = quantityAfter(change, 0);
      if (expected !== units) tab.problems.push(`sends ${units} of ${name}, not ${expected}`);
      const isOlder = this.#sent.isSuperseded(name, wishes);
      if (isOlder && !storage.hasFailed)
        tab.problems.push('sends an outdated request of the visitor');
    }
    this.#sent.note(name, wishes);
  }

  answered(call: Call, answered: Answered): void {
    const tab = this.#simulation.tabOf(call.page);
    if (!tab) return;
    const { lastChangeId, log } = cartOf(tab);
    const [first] = log;
    const needsRead = first && ('addArticle' in first.change || first.replaces) && !first.isSent;
    const isTurn = this.#simulation.browser.locks.maySend(call.page);
    tab.model.answered(call, answered, this.#simulation.browser.clock.now(), lastChangeId, {
      count: log.length,
      needsRead: needsRead && isTurn ? first.id : null,
    });
  }

  leaving(tab: Tab): Leaving {
    const { log } = cartOf(tab);
    const isSameVisitor = tab.visitor === this.#simulation.browser.visitor;
    return { log, wishes: tab.wishes, isSameVisitor };
  }

  /** Checks that a page that was left has sent all changes that it could send safely, but none for another visitor. */
  checkSentAtEnd(tab: Tab, { log, wishes, isSameVisitor }: Leaving): void {
    const { sentOnPageHide: sent, basketBeforeEnd: before } = this.#simulation.browser.network;
    if (!isSameVisitor) {
      if (sent.length > 0) tab.problems.push('sent for another visitor at the end');
      return;
    }
    const names = new Set(sent.map(nameOf));
    for (const { change, isSent, replaces } of log) {
      const name = nameOf(change);
      const own = wishes.filter((wish) => wish.name === name);
      const mayWait = isSent || 'addArticle' in change || replaces !== undefined;
      if (!mayWait && !names.has(name) && !this.#sent.isSuperseded(name, own)) {
        tab.problems.push(`the page was left and has not sent ${name}`);
      }
    }
    const isInFlight = log.some(({ isSent }) => isSent);
    this.#isBlind ||= this.#simulation.browser.storage.isBroken && (isInFlight || sent.length > 0);
    for (const change of sent) {
      const name = nameOf(change);
      const own = wishes.filter((wish) => wish.name === name);
      const isRestored = log.some((it) => it.replaces && nameOf(it.change) === name);
      const expected = unitsAfter(own, quantityIn(before, change));
      const units = quantityAfter(change, 0);
      if (own.length > 0 && !isRestored && !isInFlight && this.#isExclusive && units !== expected) {
        tab.problems.push(`sends ${units} of ${name} at the end, not ${expected}`);
      }
      // Without the code that reads and sends, a page records only that it has sent a change.
      if (tab.model.isStarted) this.#sent.note(name, own);
      else this.#sent.forget();
    }
  }

  /** The displayed cart before a change of the visitor. */
  shownTo(tab: Tab) {
    const { confirmed, log } = cartOf(tab);
    const isSame = tab.visitor === this.#simulation.browser.visitor;
    return isSame ? foldOf(confirmed, log) : emptyBasket();
  }
}

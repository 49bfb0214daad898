import { keyOf, type RequestedChange } from '../../src/features/cart/cartChange.ts';
import {
  cartSlice,
  changeRequested,
  loginChanged,
  reloadRequested,
  undoRequested,
} from '../../src/features/cart/cartSlice.ts';
import { undoableEntries, type LoggedChange } from '../../src/features/cart/cartState.ts';
import { createFakeBrowser, type BrowserOptions } from './fakes/fakeBrowser.ts';
import { createFakeClock } from './fakes/fakeClock.ts';
import {
  CART_MAX_AGE_MS,
  newFakeTab,
  openPage,
  type Browser,
  type FakeTab,
  type Mutant,
} from './fakes/fakePage.ts';
import { newBasket } from './fakes/fakeShop.ts';
import { followLateRemovals } from './lateRemovals.ts';
import { lineOf, nameOf } from './oracle.ts';
import {
  cartOf,
  flush,
  newTab,
  rememberChange,
  rememberRestored,
  touchRemoval,
  watch,
  type Tab,
} from './tab.ts';
import { Watcher } from './watcher.ts';

const SITE = 'DE';

/** A browser with two tabs, a shop, and a network between them. Each step applies to both the cart and the model. */
export class Simulation {
  readonly clock = createFakeClock();
  readonly browser: Browser;
  readonly tabs: Tab[] = [];
  readonly watcher: Watcher;
  /** The visitor has changed the cart on another device. */
  isUsedElsewhere = false;
  readonly #mutant: Mutant;
  /** Identifies the promises of actions that change nothing. Counts down. */
  #nextActionId = -1;

  constructor(mutant: Mutant = {}, options: BrowserOptions = {}) {
    this.#mutant = mutant;
    const watcher = new Watcher(this);
    this.watcher = watcher;
    this.browser = createFakeBrowser(
      this.clock,
      {
        sent: (call) => watcher.sent(call),
        answered: (call, answered) => watcher.answered(call, answered),
        codeFailed: (page) => watcher.codeFailed(page),
        started: (page) => watcher.started(page),
        visitorNoticed: (page, { lastChangeId }) => watcher.visitorNoticed(page, lastChangeId),
        skipped: (page, id, state) => watcher.skipped(page, id, state),
      },
      options,
    );
    this.tabs = [this.#openTab(newFakeTab('one')), this.#openTab(newFakeTab('two'))];
  }

  #openTab(window: FakeTab): Tab {
    const page = openPage(this.browser, SITE, window, this.#mutant);
    const tab = newTab(page, window, this.browser.visitor);
    followLateRemovals(tab, this.clock);
    return tab;
  }

  tabOf(pageId: object): Tab | undefined {
    return this.tabs.find(({ page }) => page.id === pageId);
  }

  /** Settles the next load of code, except for a page in the back/forward cache. */
  settleCode(isLoaded: boolean): void {
    const { code } = this.browser;
    const page = code.waiting().find((id) => !this.tabOf(id)?.isAway);
    if (page) code.settle(page, isLoaded);
  }

  /** The page becomes visible. */
  look(tab: Tab): void {
    tab.model.attended(false);
    tab.page.emit('onAttention');
  }

  change(tab: Tab, change: RequestedChange): void {
    const { lastChangeId } = cartOf(tab);
    const [id, at] = [lastChangeId + 1, this.clock.now()];
    const { visitor } = this.browser;
    tab.wishes.push({ id, name: nameOf(change), change, at, visitor });
    const shown = this.watcher.shownTo(tab);
    const watched = watch(tab.page.store.dispatch(changeRequested(change)));
    tab.promised.set(id, { change, watched });
    const last = cartOf(tab).log.at(-1);
    const isLogged = last?.id === id && nameOf(last.change) === nameOf(change);
    if (!isLogged && !tab.withdrawn.has(id)) {
      tab.problems.push('a change is missing in the log');
    }
    rememberChange(tab, { change, shown, id, at });
  }

  undo(tab: Tab, id: string): void {
    if (tab.visitor !== this.browser.visitor) return;
    const inverse = cartOf(tab).deleted.find((deleted) => deleted.id === id)?.inverse;
    touchRemoval(tab, inverse);
    const { lastChangeId, log } = cartOf(tab);
    const isUndoable = undoableEntries(cartOf(tab)).some((deleted) => deleted.id === id);
    if (isUndoable) tab.model.hasLastError = false;
    const wish = { id: lastChangeId + 1, at: this.clock.now(), visitor: this.browser.visitor };
    if (inverse) tab.wishes.push({ ...wish, name: nameOf(inverse), change: inverse });
    const watched = watch(tab.page.store.dispatch(undoRequested(id)));
    const isMade = cartOf(tab).lastChangeId > lastChangeId;
    if (!isMade) tab.wishes = tab.wishes.filter((it) => it.id !== wish.id);
    const isRemoval = (it: LoggedChange) => !it.isSent && keyOf(it.change) === id;
    const removal = log.find(isRemoval);
    if (removal && !isMade && !cartOf(tab).log.some(isRemoval)) tab.withdrawn.add(removal.id);
    tab.promised.set(isMade ? lastChangeId + 1 : this.#nextActionId--, {
      change: isMade ? (inverse ?? null) : null,
      watched,
    });
  }

  reload(tab: Tab): void {
    const watched = watch(tab.page.store.dispatch(reloadRequested()));
    tab.promised.set(this.#nextActionId--, { change: null, watched });
  }

  /** The visitor starts or stops pointing at a removed entry. */
  hover(tab: Tab, id: string, isHovered: boolean): void {
    const { undoPaused, undoResumed } = cartSlice.actions;
    touchRemoval(tab, cartOf(tab).deleted.find((deleted) => deleted.id === id)?.inverse);
    const at = this.clock.now();
    tab.page.store.dispatch(isHovered ? undoPaused({ id, at }) : undoResumed({ id, at }));
  }

  /** The page is left. Its unsent changes arrive, and so do its requests in flight. */
  leave(tab: Tab): void {
    if (tab.isAway) return;
    const { network } = this.browser;
    for (const call of network.calls) {
      if (call.page !== tab.page.id) continue;
      if (call.change) network.arrive(call);
      call.isLeft = true;
    }
    const { log, lastChangeId } = cartOf(tab);
    const leaving = this.watcher.leaving(tab);
    network.sentOnPageHide = [];
    network.basketBeforeEnd = structuredClone(network.basket);
    tab.isAway = true;
    tab.page.emit('onHide');
    this.watcher.checkSentAtEnd(tab, leaving);
    tab.endedUpTo = lastChangeId;
    tab.model.dropped(log.length > 0);
    tab.model.isLoading = false;
    for (const removal of tab.removals.values()) removal.isUntouched = false;
  }

  /** The page is restored from the back/forward cache. */
  restore(tab: Tab): void {
    if (!tab.isAway) return;
    tab.isAway = false;
    tab.model.attended(true);
    if (tab.model.isStarted && tab.visitor === this.browser.visitor) {
      rememberRestored(tab, cartOf(tab).confirmed, this.clock.now(), this.browser.visitor);
    }
    tab.page.emit('onRestore');
  }

  /** Another page is opened in the tab. */
  reloadPage(tab: Tab): void {
    this.leave(tab);
    this.#replace(tab);
  }

  /** The tab crashes and is opened again. The shop has received its requests, or they are lost. */
  crash(tab: Tab, areArrived: boolean): void {
    const { network, locks, open } = this.browser;
    const calls = network.calls.filter(({ page }) => page === tab.page.id);
    for (const call of calls) {
      if (areArrived) network.arrive(call);
      network.calls.splice(network.calls.indexOf(call), 1);
    }
    for (const channel of open) if (channel.page === tab.page.id) open.delete(channel);
    this.#replace(tab);
    locks.die(tab.page.id);
  }

  #replace(tab: Tab): void {
    const index = this.tabs.indexOf(tab);
    tab.page.close();
    const toldBefore = lineOf(tab.model.told);
    this.tabs[index] = { ...this.#openTab(tab.window), problems: tab.problems, toldBefore };
  }

  /** The visitor changes the cart on another device and returns when the tabs' carts are stale. */
  async useOtherDevice(name: string, quantity: number): Promise<void> {
    const { articles } = this.browser.network.basket;
    if (quantity > 0) articles[name] = quantity;
    else delete articles[name];
    this.isUsedElsewhere = true;
    await this.clock.advance(CART_MAX_AGE_MS, flush);
  }

  /** The visitor logs out with a link that leads to a new page. */
  logOut(tab: Tab): void {
    this.leave(tab);
    this.#renewVisitor();
    this.#replace(tab);
  }

  #renewVisitor(): void {
    this.browser.network.basket = newBasket();
    this.browser.visitor += 1;
  }

  /** Another visitor logs in with this tab. The other tab has the same cookies and detects the change itself. */
  changeVisitor(tab: Tab): void {
    this.#renewVisitor();
    tab.page.store.dispatch(loginChanged());
  }
}

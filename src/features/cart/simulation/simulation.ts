import type { Cart } from '../cart.ts';
import { keyOf, type CartChange } from '../cartChange.ts';
import {
  cartSlice,
  changeRequested,
  loginChanged,
  reloadRequested,
  undoRequested,
} from '../cartSlice.ts';
import { undoableEntries, type LoggedChange } from '../cartState.ts';
import { createFakeClock } from './fakeClock.ts';
import { createFakeCode } from './fakeCode.ts';
import { createFakeNetwork, type Answered, type Call } from './fakeNetwork.ts';
import { createFakeStorage, openPage, type Browser, type Mutant } from './fakePage.ts';
import { newBasket } from './fakeShop.ts';
import { basketOf, foldOf } from './oracle.ts';
import {
  cartOf,
  newTab,
  rememberChange,
  rememberRestored,
  touchRemoval,
  watch,
  type Tab,
} from './tab.ts';

const TIMEOUT_MS = 15_000;
const SITE = 'DE';
export const STORAGE_KEY = 'fascia.cart.DE';

/** A browser with two tabs, a shop, and a network between them; each step is taken by cart and model alike. */
export class Simulation {
  readonly clock = createFakeClock();
  readonly browser: Browser;
  readonly tabs: Tab[] = [];
  readonly #mutant: Mutant;
  /** Identifies the promises of actions that make no change; counts down. */
  #nextActionId = -1;

  /** @param isCodeSlow The code of the first pages is not loaded at once. */
  constructor(mutant: Mutant = {}, isCodeSlow = false) {
    this.#mutant = mutant;
    const network = createFakeNetwork(this.clock, TIMEOUT_MS, {
      sent: (call) => this.#sent(call),
      answered: (call, answered) => this.#answered(call, answered),
    });
    network.basket = newBasket();
    const code = createFakeCode((page) => this.#codeFailed(page));
    code.isSlow = isCodeSlow;
    this.browser = {
      clock: this.clock,
      network,
      storage: createFakeStorage(),
      messages: [],
      open: new Set(),
      code,
      started: (page) => this.#started(page),
    };
    this.tabs = [this.#openTab(), this.#openTab()];
  }

  #openTab(tabStorage = createFakeStorage()): Tab {
    return newTab(openPage(this.browser, SITE, tabStorage, this.#mutant), tabStorage);
  }

  #tabOf(pageId: object): Tab | undefined {
    return this.tabs.find(({ page }) => page.id === pageId);
  }

  #started(pageId: object): void {
    const { storage } = this.browser;
    const text = storage.isBroken ? undefined : storage.items.get(STORAGE_KEY);
    const tab = this.#tabOf(pageId);
    if (!tab) return;
    const stored = text === undefined ? null : (JSON.parse(text) as Cart);
    tab.model.started(stored && basketOf(stored));
    rememberRestored(tab, stored ?? cartOf(tab).confirmed, this.clock.now());
  }

  #codeFailed(pageId: object): void {
    const tab = this.#tabOf(pageId);
    if (!tab) return;
    const { lastChangeId, log } = cartOf(tab);
    const waiting = log.map(({ id }) => id);
    tab.model.codeFailed(this.clock.now(), lastChangeId, waiting);
  }

  #sent(call: Call): void {
    const tab = this.#tabOf(call.page);
    if (!tab) return;
    const [first] = cartOf(tab).log;
    const isFirst = JSON.stringify(first?.change) === JSON.stringify(call.change);
    const problem = tab.model.sent(call, isFirst ? first?.id : undefined);
    if (problem) tab.problems.push(problem);
  }

  #answered(call: Call, answered: Answered): void {
    const tab = this.#tabOf(call.page);
    tab?.model.answered(call, answered, this.clock.now(), cartOf(tab).lastChangeId);
  }

  /** The next code that is being loaded is loaded or fails, except for a page that is away. */
  settleCode(isLoaded: boolean): void {
    const { code } = this.browser;
    const page = code.waiting().find((id) => !this.#tabOf(id)?.isAway);
    if (page) code.settle(page, isLoaded);
  }

  /** The visitor looks at the page. */
  look(tab: Tab): void {
    tab.model.attended(false);
    tab.page.emit('onAttention');
  }

  change(tab: Tab, change: CartChange): void {
    const { confirmed, log, lastChangeId } = cartOf(tab);
    const shown = foldOf(confirmed, log);
    const watched = watch(tab.page.store.dispatch(changeRequested(change)));
    tab.promised.set(lastChangeId + 1, { change, watched });
    if (JSON.stringify(cartOf(tab).log.at(-1)?.change) !== JSON.stringify(change)) {
      tab.problems.push('a change is not in the log');
    }
    rememberChange(tab, { change, shown, id: lastChangeId + 1, at: this.clock.now() });
  }

  undo(tab: Tab, id: string): void {
    if (!tab.model.isStarted) return;
    const inverse = cartOf(tab).deleted.find((deleted) => deleted.id === id)?.inverse;
    touchRemoval(tab, inverse);
    const { lastChangeId, log } = cartOf(tab);
    const isUndoable = undoableEntries(cartOf(tab)).some((deleted) => deleted.id === id);
    if (isUndoable) tab.model.hasLastError = false;
    const watched = watch(tab.page.store.dispatch(undoRequested(id)));
    const isMade = cartOf(tab).lastChangeId > lastChangeId;
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

  /** The visitor points at a removed entry, or no longer does. */
  hover(tab: Tab, id: string, isHovered: boolean): void {
    const { undoPaused, undoResumed } = cartSlice.actions;
    touchRemoval(tab, cartOf(tab).deleted.find((deleted) => deleted.id === id)?.inverse);
    const at = this.clock.now();
    tab.page.store.dispatch(isHovered ? undoPaused({ id, at }) : undoResumed({ id, at }));
  }

  /** The page is left: what it had not sent arrives, and so do its requests in flight. */
  leave(tab: Tab): void {
    if (tab.isAway) return;
    const { network } = this.browser;
    const { log, lastChangeId } = cartOf(tab);
    const waiting = log.filter(({ isSent }) => !isSent).map(({ change }) => change);
    network.sentOnPageHide = [];
    for (const call of network.calls) {
      if (call.page === tab.page.id && call.change) network.arrive(call);
    }
    tab.isAway = true;
    tab.page.emit('onHide');
    if (JSON.stringify(network.sentOnPageHide) !== JSON.stringify(waiting)) {
      tab.problems.push('the page was left and has not sent what waited');
    }
    tab.endedUpTo = lastChangeId;
    tab.model.dropped(log.length > 0);
    tab.model.isLoading = false;
    for (const removal of tab.removals.values()) removal.isUntouched = false;
  }

  /** The page comes back from the back/forward cache. */
  restore(tab: Tab): void {
    if (!tab.isAway) return;
    tab.isAway = false;
    tab.model.attended(true);
    if (tab.model.isStarted) rememberRestored(tab, cartOf(tab).confirmed, this.clock.now());
    tab.page.emit('onRestore');
  }

  /** The tab gets a new page. */
  reloadPage(tab: Tab): void {
    this.leave(tab);
    const index = this.tabs.indexOf(tab);
    tab.page.close();
    this.tabs[index] = { ...this.#openTab(tab.tabStorage), problems: tab.problems };
  }

  /** Another visitor logs in, in this tab; the other tab has the same cookies. */
  changeVisitor(tab: Tab): void {
    this.browser.network.basket = newBasket();
    tab.removals.clear();
    tab.endedUpTo = cartOf(tab).lastChangeId;
    tab.model.visitorChanged();
    tab.page.store.dispatch(loginChanged());
  }
}

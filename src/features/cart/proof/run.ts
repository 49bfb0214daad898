import type { Cart } from '../cart.ts';
import { keyOf, type CartChange } from '../cartChange.ts';
import { changeRequested, reloadRequested, undoRequested } from '../cartWishes.ts';
import { cartSlice, loginChanged } from '../cartSlice.ts';
import { undoable, type LoggedChange } from '../cartState.ts';
import { createFakeClock } from './fakeClock.ts';
import { createFakeNetwork, type Answered, type Call } from './fakeNetwork.ts';
import { createFakeCode } from './fakeCode.ts';
import { newBasket } from './fakeShop.ts';
import {
  createFakeStorage,
  openPage,
  watch,
  type Browser,
  type FakeStorage,
  type Mistake,
} from './fakeTab.ts';
import { basketOf, foldOf, nameOf } from './formulas.ts';
import { remember, takesUp } from './memory.ts';
import { cartOf, newTab, type Tab } from './tab.ts';

const TIMEOUT_MS = 15_000;
const SITE = 'DE';
export const STORAGE_KEY = 'fascia.cart.DE';

/** A browser with two tabs, a shop, and a network between them. */
export class Run {
  readonly clock = createFakeClock();
  readonly browser: Browser;
  readonly tabs: Tab[] = [];
  readonly #mistake: Mistake;
  #reloads = 0;

  constructor(mistake: Mistake = {}, isCodeSlow = false) {
    this.#mistake = mistake;
    const network = createFakeNetwork(this.clock, TIMEOUT_MS, {
      sent: (call) => this.#sent(call),
      answered: (call, answered) => this.#answered(call, answered),
    });
    network.basket = newBasket();
    const storage = createFakeStorage();
    const code = createFakeCode(
      () => null,
      (page) => this.#codeFailed(page),
    );
    code.isSlow = isCodeSlow;
    this.browser = {
      clock: this.clock,
      network,
      storage,
      messages: [],
      open: new Set(),
      code,
      started: (page) => this.#started(page),
    };
    this.tabs = [this.#openTab(createFakeStorage()), this.#openTab(createFakeStorage())];
  }

  #openTab(tabStorage: FakeStorage): Tab {
    const page = openPage(this.browser, SITE, tabStorage, this.#mistake);
    return newTab(page, tabStorage);
  }

  #tabOf(id: object): Tab | undefined {
    return this.tabs.find(({ page }) => page.id === id);
  }

  #started(page: object): void {
    const { storage } = this.browser;
    const text = storage.isBroken ? undefined : storage.kept.get(STORAGE_KEY);
    const tab = this.#tabOf(page);
    if (!tab) return;
    const stored = text === undefined ? null : (JSON.parse(text) as Cart);
    tab.expected.started(stored && basketOf(stored));
    takesUp(tab, stored ?? cartOf(tab).confirmed, this.clock.now());
  }

  #codeFailed(page: object): void {
    const tab = this.#tabOf(page);
    if (!tab) return;
    const { made, log } = cartOf(tab);
    tab.expected.codeFailed(
      this.clock.now(),
      made,
      log.map(({ id }) => id),
    );
  }

  /** The code that a page waits for comes, or does not. A page that is away hears of nothing. */
  codeComes(isGood: boolean): void {
    const { code } = this.browser;
    const page = code.waiting().find((id) => !this.#tabOf(id)?.isAway);
    if (page) code.settle(page, isGood);
  }

  /** Somebody looks at the page. */
  look(tab: Tab): void {
    tab.expected.looked(false);
    tab.page.tell('onAttention');
  }

  #sent(call: Call): void {
    const tab = this.#tabOf(call.page);
    if (!tab) return;
    const [first] = cartOf(tab).log;
    const isFirst = JSON.stringify(first?.change) === JSON.stringify(call.change);
    const wrong = tab.expected.sent(call, isFirst ? first?.id : undefined);
    if (wrong) tab.wrong.push(wrong);
  }

  #answered(call: Call, answered: Answered): void {
    const tab = this.#tabOf(call.page);
    tab?.expected.answered(call, answered, this.clock.now(), cartOf(tab).made);
  }

  change(tab: Tab, change: CartChange): void {
    const { store } = tab.page;
    const { confirmed, log, made } = cartOf(tab);
    const shown = foldOf(confirmed, log);
    const watched = watch(store.dispatch(changeRequested(change)));
    tab.promised.set(made + 1, { change, watched });
    if (JSON.stringify(cartOf(tab).log.at(-1)?.change) !== JSON.stringify(change)) {
      tab.wrong.push('a change was not taken in');
    }
    remember(tab, { change, shown, id: made + 1, at: this.clock.now() });
  }

  undo(tab: Tab, id: string): void {
    if (!tab.expected.isThere) return;
    const entry = cartOf(tab).deleted.find((deleted) => deleted.id === id);
    const removal = entry && tab.removals.get(nameOf(entry.inverse));
    if (removal) removal.isUntouched = false;
    const { made, log } = cartOf(tab);
    if (undoable(cartOf(tab)).some((deleted) => deleted.id === id)) tab.expected.hasCopy = false;
    const watched = watch(tab.page.store.dispatch(undoRequested(id)));
    const isSent = cartOf(tab).made > made;
    const isWaiting = (it: LoggedChange) => !it.sent && keyOf(it.change) === id;
    const waiting = log.find(isWaiting);
    if (waiting && !isSent && !cartOf(tab).log.some(isWaiting)) tab.excused.add(waiting.id);
    this.#reloads += 1;
    tab.promised.set(isSent ? made + 1 : -this.#reloads, {
      change: isSent ? (entry?.inverse ?? null) : null,
      watched,
    });
  }

  reload(tab: Tab): void {
    this.#reloads += 1;
    const watched = watch(tab.page.store.dispatch(reloadRequested()));
    tab.promised.set(-this.#reloads, { change: null, watched });
  }

  /** The visitor is at a removed entry, or leaves it. */
  hover(tab: Tab, id: string, isThere: boolean): void {
    const { undoPaused, undoResumed } = cartSlice.actions;
    const entry = cartOf(tab).deleted.find((deleted) => deleted.id === id);
    const removal = entry && tab.removals.get(nameOf(entry.inverse));
    if (removal) removal.isUntouched = false;
    const at = this.clock.now();
    tab.page.store.dispatch(isThere ? undoPaused({ id, at }) : undoResumed({ id, at }));
  }

  /** The page goes: what it had not sent arrives, and so does what was on its way. */
  leave(tab: Tab): void {
    if (tab.isAway) return;
    const { network } = this.browser;
    const waiting = cartOf(tab).log.filter(({ sent }) => !sent);
    const hadLog = cartOf(tab).log.length > 0;
    network.last = [];
    for (const call of network.calls) {
      if (call.page === tab.page.id && call.change) network.arrive(call);
    }
    tab.isAway = true;
    tab.page.tell('onLeave');
    if (JSON.stringify(network.last) !== JSON.stringify(waiting.map(({ change }) => change))) {
      tab.wrong.push('the page went and has not sent what waited');
    }
    tab.endedUpTo = cartOf(tab).made;
    tab.expected.dropped(hadLog);
    tab.expected.isLoading = false;
    for (const removal of tab.removals.values()) removal.isUntouched = false;
  }

  /** The page comes back out of the browser's cache. */
  return(tab: Tab): void {
    if (!tab.isAway) return;
    tab.isAway = false;
    tab.expected.looked(true);
    if (tab.expected.isThere) takesUp(tab, cartOf(tab).confirmed, this.clock.now());
    tab.page.tell('onReturn');
  }

  /** The page is loaded anew in its tab. */
  loadAnew(tab: Tab): void {
    this.leave(tab);
    const index = this.tabs.indexOf(tab);
    tab.page.close();
    this.tabs[index] = { ...this.#openTab(tab.tabStorage), wrong: tab.wrong };
  }

  /** Another visitor logs in, in this tab; the other tab has the same cookies. */
  changeVisitor(tab: Tab): void {
    this.browser.network.basket = newBasket();
    tab.removals.clear();
    tab.endedUpTo = cartOf(tab).made;
    tab.expected.visitorChanged();
    tab.page.store.dispatch(loginChanged());
  }

  /** Ends all pages. */
  close(): void {
    for (const { page } of this.tabs) page.close();
  }
}

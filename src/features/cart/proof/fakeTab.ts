import { configureStore, Tuple } from '@reduxjs/toolkit';
import type { SafeStorage } from '../../../foundation/browser/storage.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { CartOutcome } from '../cartErrors.ts';
import { createCartMiddleware, type CartSurroundings } from '../cartMiddleware.ts';
import { cartSlice, cartRequested } from '../cartSlice.ts';
import type { CartDispatch } from '../cartWishes.ts';
import { createCartEngine, type CartEngine } from '../sending/cartEngine.ts';
import type {
  CartStore,
  CartWorld,
  Clock,
  End,
  PageEvents,
  TabNews,
} from '../sending/cartWorld.ts';
import type { FakeCode } from './fakeCode.ts';
import type { FakeNetwork } from './fakeNetwork.ts';

/** A part of the cart's world or of its rules, made wrong on purpose. */
export interface Mistake {
  reducer?: (right: typeof cartSlice.reducer) => typeof cartSlice.reducer;
  world?: (right: CartWorld, store: CartStore) => CartWorld;
  surroundings?: (right: CartSurroundings) => CartSurroundings;
  dispatch?: (right: CartDispatch, store: CartStore) => CartDispatch;
}

/** Storage that can break. */
export interface FakeStorage {
  isBroken: boolean;
  /** What is in it was looked at since the last writing. */
  isChecked: boolean;
  kept: Map<string, string>;
  read(key: string): unknown;
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

/** What two tabs of one browser have in common. */
export interface Browser {
  clock: Clock;
  network: FakeNetwork;
  storage: FakeStorage;
  /** Messages between tabs that have not come yet. */
  messages: (() => void)[];
  open: Set<{ page: object; told: (news: TabNews) => void }>;
  code: FakeCode<null>;
  /** The engine of a page starts. */
  started(page: object): void;
}

/** What keeps a JSON text a key, and fails when it is told to. */
export function createFakeStorage(): FakeStorage {
  const kept = new Map<string, string>();
  const storage: FakeStorage = {
    isBroken: false,
    isChecked: true,
    kept,
    read(key: string): unknown {
      const text = storage.isBroken ? undefined : kept.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    write(key: string, value: unknown): boolean {
      if (storage.isBroken) return false;
      storage.isChecked = false;
      kept.set(key, JSON.stringify(value));
      return true;
    },
    remove: (key) => void kept.delete(key),
  };
  return storage;
}

/** A page of the shop in one tab: a store, its engine, and the world around them. */
export interface Page {
  /** Names the page to the network. */
  id: object;
  store: CartStore;
  /** Who listens to what happens to it. */
  events: PageEvents[];
  isHidden: boolean;
  /** How often it has told the other tabs something. */
  told: number;
  /** Something happens to it. */
  tell(event: keyof PageEvents): void;
  close(): void;
}

function listenTo(page: Page, events: PageEvents): End {
  page.events.push(events);
  return () => {
    page.events = page.events.filter((others) => others !== events);
  };
}

function worldOf(browser: Browser, page: Page, tabStorage: SafeStorage): CartWorld {
  const { clock, network, storage, messages, open } = browser;
  return {
    send: (request) => network.send(page.id, request),
    sendLast: network.sendLast,
    now: clock.now,
    storage,
    tabStorage,
    openTabs(_, told) {
      const own = { page: page.id, told };
      open.add(own);
      return {
        tell(news) {
          page.told += 1;
          for (const other of open) {
            if (other === own) continue;
            messages.push(() => open.has(other) && other.told(news));
          }
        },
        close: () => void open.delete(own),
      };
    },
    listen: (events) => listenTo(page, events),
    isHidden: () => page.isHidden,
  };
}

/** @param tabStorage What the page before it in this tab may have left something in. */
export function openPage(
  browser: Browser,
  site: Site,
  tabStorage: SafeStorage,
  mistake: Mistake = {},
): Page {
  let engine: CartEngine | undefined;
  let isOpen = true;
  const startEngine = (store: CartStore) => {
    const world = worldOf(browser, page, tabStorage);
    browser.started(page.id);
    engine = createCartEngine(store, mistake.world?.(world, store) ?? world);
    return engine;
  };
  const surroundings: CartSurroundings = {
    async loadEngine() {
      await browser.code.load(page.id);
      return startEngine;
    },
    clock: {
      now: browser.clock.now,
      after: (ms, run) => browser.clock.after(ms, () => isOpen && run()),
    },
    listen: (events) => listenTo(page, events),
    sendLast: browser.network.sendLast,
    tabStorage,
  };
  const middleware = createCartMiddleware(mistake.surroundings?.(surroundings) ?? surroundings);
  const real = configureStore({
    reducer: { cart: mistake.reducer?.(cartSlice.reducer) ?? cartSlice.reducer },
    middleware: () => new Tuple(middleware),
    devTools: false,
  });
  const page: Page = {
    id: {},
    store: real as CartStore,
    events: [],
    isHidden: false,
    told: 0,
    tell(event) {
      for (const listener of page.events) listener[event]();
    },
    close() {
      isOpen = false;
      browser.code.forget(page.id);
      engine?.close();
    },
  };
  if (mistake.dispatch) {
    const dispatch = mistake.dispatch(real.dispatch as CartDispatch, page.store);
    page.store = { getState: real.getState, dispatch: dispatch as CartStore['dispatch'] };
  }
  page.store.dispatch(cartRequested(site));
  return page;
}

/** A promise that tells at any time what has become of it. */
export interface Watched {
  outcome: CartOutcome | null;
  /** How often it has settled. */
  settled: number;
}

export function watch(promise: Promise<CartOutcome>): Watched {
  const watched: Watched = { outcome: null, settled: 0 };
  const follow = async () => {
    try {
      watched.outcome = await promise;
      watched.settled += 1;
    } catch {
      watched.settled = Infinity; // It rejected, which it never may.
    }
  };
  void follow();
  return watched;
}

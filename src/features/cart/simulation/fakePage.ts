import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import type { SafeStorage } from '../../../foundation/browser/storage.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import { startCart } from '../api/startCart.ts';
import type {
  CartEnvironment,
  CartStore,
  Cleanup,
  Clock,
  PageEnvironment,
  PageEvents,
  TabMessage,
} from '../cartEnvironment.ts';
import { createCartMiddleware } from '../cartMiddleware.ts';
import { cartRequested, cartSlice, type CartDispatch } from '../cartSlice.ts';
import type { FakeCode } from './fakeCode.ts';
import type { FakeNetwork } from './fakeNetwork.ts';

/** A part of the cart's environment or of its rules, made wrong on purpose. */
export interface Mutant {
  reducer?: (right: typeof cartSlice.reducer) => typeof cartSlice.reducer;
  /** What surrounds the code that reads and sends. */
  cart?: (right: CartEnvironment, store: CartStore) => CartEnvironment;
  /** What surrounds the code that comes with the header. */
  page?: (right: PageEnvironment) => PageEnvironment;
  dispatch?: (right: CartDispatch) => CartDispatch;
}

/** Storage that can break. */
export interface FakeStorage {
  isBroken: boolean;
  /** Its contents were checked since the last write. */
  isChecked: boolean;
  items: Map<string, string>;
  read(key: string): unknown;
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

/** What the two tabs of the browser share. */
export interface Browser {
  clock: Clock;
  network: FakeNetwork;
  storage: FakeStorage;
  /** Messages between tabs that have not been delivered. */
  messages: (() => void)[];
  open: Set<{ page: object; onMessage: (message: TabMessage) => void }>;
  code: FakeCode;
  /** The code of a page that reads and sends starts. */
  started(page: object): void;
}

/** Storage of a browser, which fails while `isBroken`. */
export function createFakeStorage(): FakeStorage {
  const items = new Map<string, string>();
  const storage: FakeStorage = {
    isBroken: false,
    isChecked: true,
    items,
    read(key: string): unknown {
      const text = storage.isBroken ? undefined : items.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    write(key: string, value: unknown): boolean {
      if (storage.isBroken) return false;
      storage.isChecked = false;
      items.set(key, JSON.stringify(value));
      return true;
    },
    remove: (key) => void items.delete(key),
  };
  return storage;
}

/** A page in a tab: its store, its running cart, and their environment. */
export interface Page {
  /** Identifies the page to the network. */
  id: object;
  store: Pick<CartStore, 'getState'> & {
    dispatch: CartDispatch & ((action: UnknownAction) => unknown);
  };
  /** Who follows its lifecycle. */
  listeners: PageEvents[];
  isHidden: boolean;
  /** How many messages it has posted to the other tabs. */
  posted: number;
  /** Lets an event of its lifecycle happen. */
  emit(event: keyof PageEvents): void;
  /** It is gone: no timer and no code arrives any more. */
  close(): void;
}

function listenTo(page: Page, events: PageEvents): Cleanup {
  page.listeners.push(events);
  return () => {
    page.listeners = page.listeners.filter((others) => others !== events);
  };
}

function openTabs({ messages, open }: Browser, page: Page): CartEnvironment['openTabs'] {
  return (_, onMessage) => {
    const own = { page: page.id, onMessage };
    open.add(own);
    return {
      post(message) {
        page.posted += 1;
        for (const other of open) {
          if (other === own) continue;
          messages.push(() => open.has(other) && other.onMessage(message));
        }
      },
      close: () => void open.delete(own),
    };
  };
}

/** @param tabStorage Where the previous page of the tab may have handed off changes. */
export function openPage(
  browser: Browser,
  site: Site,
  tabStorage: SafeStorage,
  mutant: Mutant = {},
): Page {
  const { clock, network, storage, code } = browser;
  let isOpen = true;
  const common = {
    clock: {
      now: clock.now,
      after: (ms: number, run: () => void) => clock.after(ms, () => isOpen && run()),
    },
    listen: (events: PageEvents) => listenTo(page, events),
    sendOnPageHide: network.sendOnPageHide,
    tabStorage,
  };
  const environment: PageEnvironment = {
    ...common,
    async loadStart() {
      await code.load(page.id);
      return (store, _, requestChange) => {
        browser.started(page.id);
        const right: CartEnvironment = {
          ...common,
          send: (request) => network.send(page.id, request),
          storage,
          openTabs: openTabs(browser, page),
          isHidden: () => page.isHidden,
        };
        return startCart(store, mutant.cart?.(right, store) ?? right, requestChange);
      };
    },
  };
  const subscribe = (listener: () => void): Cleanup => real.subscribe(listener);
  const middleware = createCartMiddleware(subscribe, mutant.page?.(environment) ?? environment);
  const real = configureStore({
    reducer: { cart: mutant.reducer?.(cartSlice.reducer) ?? cartSlice.reducer },
    middleware: () => new Tuple(middleware),
    devTools: false,
  });
  const dispatch = mutant.dispatch?.(real.dispatch as CartDispatch) ?? real.dispatch;
  const page: Page = {
    id: {},
    store: { getState: real.getState, dispatch: dispatch as Page['store']['dispatch'] },
    listeners: [],
    isHidden: false,
    posted: 0,
    emit(event) {
      for (const listener of page.listeners) listener[event]?.();
    },
    close() {
      isOpen = false;
      code.forget(page.id);
    },
  };
  page.store.dispatch(cartRequested(site));
  return page;
}

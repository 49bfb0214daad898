import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import type { SafeStorage } from '../../../src/foundation/browser/storage/storage.ts';
import type { Site } from '../../../src/foundation/sites/sites.ts';
import { startCart } from '../../../src/features/cart/chunks/services/startCart.ts';
import type {
  CartEnvironment,
  Cleanup,
  Clock,
  PageEnvironment,
  PageEvents,
  StoreAccess,
  TabMessage,
} from '../../../src/features/cart/cartEnvironment.ts';
import { earlyCartNote } from '../../../src/features/cart/chunks/reads/earlyCartNote.ts';
import { createCartMiddleware } from '../../../src/features/cart/cartMiddleware.ts';
import {
  cartRequested,
  cartSlice,
  type CartDispatch,
  type CartRootState,
} from '../../../src/features/cart/cartSlice.ts';
import type { CartState } from '../../../src/features/cart/cartState.ts';
import type { FakeCode } from './fakeCode.ts';
import type { FakeLocks } from './fakeLocks.ts';
import type { FakeNetwork } from './fakeNetwork.ts';
import { createFakeStorage, type FakeStorage } from './fakeStorage.ts';

const { changeUnneeded, discarded } = cartSlice.actions;

/** Replaces a part of the cart's environment or rules with a faulty one. */
export interface Mutant {
  reducer?: (right: typeof cartSlice.reducer) => typeof cartSlice.reducer;
  /** The environment of the code that reads and sends. */
  cart?: (right: CartEnvironment, store: StoreAccess) => CartEnvironment;
  /** The environment of the code that loads with the header. */
  page?: (right: PageEnvironment) => PageEnvironment;
  dispatch?: (right: CartDispatch) => CartDispatch;
}

/** Age from which a page reloads its cart (CART-142). */
export const CART_MAX_AGE_MS = 60_000;

/** Resources that both tabs of the browser share. */
export interface Browser {
  clock: Clock;
  network: FakeNetwork;
  locks: FakeLocks;
  storage: FakeStorage;
  /** The logged-in visitor. */
  visitor: number;
  /** Messages between tabs that have not been delivered. */
  messages: (() => void)[];
  open: Set<{ page: object; onMessage: (message: TabMessage) => void }>;
  code: FakeCode;
  /** A page starts the code that reads and sends. */
  started(page: object): void;
  /** A page is about to reset its cart for another visitor. */
  visitorNoticed(page: object, state: CartState): void;
  /** A page is about to drop a change that it may not have sent. */
  skipped(page: object, id: number, state: CartState): void;
}

/** A page in a tab: its store, its running cart, and their environment. */
export interface Page {
  /** Identifies the page to the network. */
  id: object;
  store: {
    getState(): CartRootState;
    subscribe(listener: () => void): Cleanup;
    dispatch: CartDispatch & ((action: UnknownAction) => unknown);
  };
  /** The listener to its lifecycle events. */
  events: PageEvents | null;
  isHidden: boolean;
  /** Number of messages posted to the other tabs. */
  posted: number;
  /** Dispatches a lifecycle event. */
  emit(event: keyof PageEvents): void;
  /** The page no longer exists: its timers and its code never run. */
  close(): void;
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

/** Resources that the pages of a tab share. */
export interface FakeTab {
  name: string;
  /** Storage in which the previous page of the tab may have left changes. */
  storage: FakeStorage;
}

export const newFakeTab = (name: string): FakeTab => ({ name, storage: createFakeStorage() });

/** Id of the logged-in visitor. */
export const visitorIdIn = ({ visitor }: Pick<Browser, 'visitor'>) => `visitor ${visitor}`;

export function openPage(browser: Browser, site: Site, tab: FakeTab, mutant: Mutant = {}): Page {
  const { clock, network, storage, code, locks } = browser;
  const timers = new Set<Cleanup>();
  const visitorId = () => visitorIdIn(browser);
  const labelled: SafeStorage = {
    read: storage.read,
    remove: storage.remove,
    write(key, value) {
      const isStored = storage.write(key, value);
      if (isStored) storage.labels.set(key, { visitor: visitorId(), at: clock.now() });
      return isStored;
    },
  };
  const common = {
    clock: {
      now: clock.now,
      after(ms: number, run: () => void) {
        const stop = clock.after(ms, run);
        timers.add(stop);
        return stop;
      },
    },
    sendOnPageHide: network.sendOnPageHide,
    tabStorage: tab.storage,
    storage: labelled,
    visitorId,
  };
  const environment: PageEnvironment = {
    ...common,
    listen(events) {
      if (page.events) throw new Error('A page has two lifecycle listeners');
      page.events = events;
    },
    async loadStart() {
      await code.load(page.id);
      return (store, _, handle) => {
        browser.started(page.id);
        const right: CartEnvironment = {
          ...common,
          send: (request) => network.send(page.id, request),
          requestLock: (onGranted) => locks.request(page.id, onGranted),
          openTabs: openTabs(browser, page),
          isHidden: () => page.isHidden,
          maxAgeMs: CART_MAX_AGE_MS,
        };
        return startCart(store, mutant.cart?.(right, store) ?? right, handle);
      };
    },
  };
  const middleware = createCartMiddleware(mutant.page?.(environment) ?? environment);
  const right: typeof cartSlice.reducer = (state, action) => {
    if (state && discarded.match(action)) browser.visitorNoticed(page.id, state);
    if (state && changeUnneeded.match(action)) browser.skipped(page.id, action.payload.id, state);
    return cartSlice.reducer(state, action);
  };
  const real = configureStore({
    reducer: { cart: mutant.reducer?.(right) ?? right },
    middleware: () => new Tuple(middleware),
    devTools: false,
  });
  const dispatch = mutant.dispatch?.(real.dispatch as CartDispatch) ?? real.dispatch;
  const page: Page = {
    id: {},
    store: {
      getState: real.getState,
      dispatch: dispatch as Page['store']['dispatch'],
      subscribe: real.subscribe,
    },
    events: null,
    isHidden: false,
    posted: 0,
    emit(event) {
      page.events?.[event]();
    },
    close() {
      for (const stop of timers) stop();
      code.forget(page.id);
    },
  };
  network.beginEarly(page.id, earlyCartNote(site, { storage, tabStorage: tab.storage }));
  page.store.dispatch(cartRequested(site));
  return page;
}

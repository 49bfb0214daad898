import * as v from 'valibot';
import { storageKeys, tabStorageKeys } from '../../../foundation/browser/names.ts';
import { storage } from '../../../foundation/browser/storage.ts';
import { sendRequest } from '../../../foundation/http/httpClient.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { Cart } from '../cart.ts';
import { keyOf, satisfies, type CartChange } from '../cartChange.ts';
import type {
  CartEnvironment,
  CartStore,
  RunningCart,
  StartCart,
  TabChannel,
  TabMessage,
} from '../cartEnvironment.ts';
import type { CartOutcome } from '../cartErrors.ts';
import { cartSlice, notDone } from '../cartSlice.ts';
import { shownCart, undoableEntries } from '../cartState.ts';
import { handOffPending } from '../pageLifecycle.ts';
import { parseChangeBody } from '../parseChange.ts';
import { createCartQueue } from './cartQueue.ts';
import { cartSchema } from './cartSchema.ts';
import { hostDocument } from '../../../foundation/browser/host/hostGlobals.ts';

/** How long handed-off changes are restored: as long as their own requests could have taken. */
const RESTORABLE_MS = 15_000;

/** The cart that an earlier page stored; undefined for none and for nonsense (CART-05, CART-12). */
export function readStoredCart({ read }: CartEnvironment['storage'], site: Site): Cart | undefined {
  const stored = v.safeParse(cartSchema, read(storageKeys.cart(site)));
  return stored.success ? stored.output : undefined;
}

/** The changes that the previous page of the tab handed off, once; none that are too old or invalid. */
function restorePending(site: Site, { tabStorage, clock }: CartEnvironment): CartChange[] {
  const key = tabStorageKeys.leftCart(site);
  const stored = tabStorage.read(key) as { at?: unknown; changes?: unknown } | null | undefined;
  if (stored === undefined) return [];
  tabStorage.remove(key);
  const age = clock.now() - Number(stored?.at);
  if (!(age >= 0 && age < RESTORABLE_MS) || !Array.isArray(stored?.changes)) return [];
  return stored.changes.map(parseChangeBody).filter((change) => change !== null);
}

/**
 * Starts the cart of a page: its queue, its storage, and what it exchanges with other tabs and with the pages
 * before and after it (CART-21, CART-22).
 */
export function startCart(
  store: CartStore,
  environment: CartEnvironment,
  requestChange: (change: CartChange) => Promise<CartOutcome>,
): RunningCart {
  const cart = () => store.getState().cart;
  const site = cart().site ?? 'DE';
  const stored = readStoredCart(environment.storage, site);
  let persisted = stored ?? cart().confirmed;
  let isAway = false;
  /** The previous page, or this one before it was hidden, may have sent changes without notifying other tabs. */
  let mayHaveSent = true;

  const queue = createCartQueue(store, environment, {
    onAnswer(hasDiverged) {
      if (hasDiverged) tabs.post('changed');
    },
    onRead({ hasDiverged, isRecovery }) {
      if (mayHaveSent && (hasDiverged || !stored)) tabs.post('changed');
      else if (isRecovery) tabs.post('readable');
      mayHaveSent = false;
    },
  });

  function openTabs() {
    return environment.openTabs(`fascia.cart.${site}`, (message) => {
      if (message === 'changed' || cart().readError) queue.invalidate();
      // A hidden tab reads once it is visible again.
      if (!environment.isHidden()) queue.proceed();
    });
  }
  let tabs = openTabs();

  /** Requests what the previous page handed off, except for entries that the visitor has changed here since. */
  function restore(): void {
    const changed = new Set(cart().log.map(({ change }) => keyOf(change)));
    for (const change of restorePending(site, environment)) {
      if (!changed.has(keyOf(change))) void requestChange(change);
    }
  }

  /** Stores the confirmed cart, and nothing that is unanswered (CART-12), nor a failed read (CART-58). */
  function persist(): void {
    const { confirmed, readError } = cart();
    if (confirmed === persisted || readError) return;
    if (environment.storage.write(storageKeys.cart(site), confirmed)) persisted = confirmed;
  }
  // Once per change of the cart, also with full storage: the store notifies of every action of every feature.
  let seen = cart();
  store.subscribe(() => {
    if (cart() === seen) return;
    seen = cart();
    persist();
  });

  environment.listen({
    onHide() {
      if (isAway) return;
      isAway = true;
      handOffPending(store, environment);
      queue.suspend();
      tabs.close();
    },
    onRestore() {
      if (!isAway) return;
      isAway = false;
      mayHaveSent = true;
      tabs = openTabs();
      queue.resume();
      restore();
      queue.invalidate();
      queue.proceed();
    },
    onAttention() {
      persist(); // Storage that was full may have room now.
      // Coming back to a tab causes two such events, of which the second needs no read.
      if (cart().readError && !cart().isReading) queue.invalidate();
      queue.proceed();
    },
  });

  if (stored) store.dispatch(cartSlice.actions.storedCartFound(stored));
  restore();
  queue.start();

  return {
    enqueue: queue.enqueue,
    async undo(id) {
      const entry = undoableEntries(cart()).find((deleted) => deleted.id === id);
      if (!entry) return notDone;
      const { log, confirmed } = cart();
      const removal = log.find(({ isSent, change }) => !isSent && keyOf(change) === id);
      const others = log.filter((logged) => logged !== removal);
      if (!removal || !satisfies(shownCart({ confirmed, log: others }), entry.inverse)) {
        return requestChange(entry.inverse);
      }
      queue.withdraw(removal);
      return { ok: true };
    },
    reload: queue.reload,
    reset() {
      queue.dropPending();
      queue.invalidate();
      tabs.post('changed');
      queue.proceed();
    },
  };
}

function openChannel(name: string, onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, close() {} };
  const channel = new BroadcastChannel(name);
  // In Node an open channel keeps the process alive.
  (channel as { unref?: () => void }).unref?.();
  // A page of another release may post a message that this one does not know.
  channel.addEventListener('message', ({ data }) =>
    onMessage(data === 'readable' ? data : 'changed'),
  );
  let isOpen = true;
  return {
    post(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      if (isOpen) channel.postMessage(message);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}

const browser = {
  send: sendRequest,
  storage,
  openTabs: openChannel,
  isHidden: () => hostDocument.hidden,
};

/** Starts the cart of a browser's page. */
export const startInBrowser: StartCart = (store, page, requestChange) =>
  startCart(store, { ...page, ...browser }, requestChange);

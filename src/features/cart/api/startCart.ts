import { hostDocument } from '../../../foundation/browser/host/hostGlobals.ts';
import { isLeaving } from '../../../foundation/browser/host/leaving.ts';
import { storageKeys } from '../../../foundation/browser/names.ts';
import { sendRequest } from '../../../foundation/http/httpClient.ts';
import { siteCodes } from '../../../foundation/sites/sites.ts';
import { emptyCart } from '../cart.ts';
import { isAddition, keyOf, satisfies } from '../cartChange.ts';
import type {
  CartAccess,
  CartEnvironment,
  CartStore,
  RunningCart,
  StartCart,
  TabChannel,
  TabMessage,
} from '../cartEnvironment.ts';
import { cartSlice, notDone } from '../cartSlice.ts';
import { shownCart, undoableEntries } from '../cartState.ts';
import { handOffPending } from '../pageLifecycle.ts';
import { createCartQueue } from './cartQueue.ts';
import { changesToLeave, takeHandedOff, type LeftChange } from './handOff.ts';
import { withLateRemovals } from './lateRemovals.ts';
import { requestTurn } from './sendTurn.ts';
import { createSentRecord } from './sentRecord.ts';
import { readStoredCart, writeStoredCart } from './storedCart.ts';

const { changeMade, changeWithdrawn, removalFound } = cartSlice.actions;

/**
 * Starts the cart of a page: its queue, its storage, and what it exchanges with other tabs and with the pages
 * before and after it (CART-21, CART-22).
 */
export function startCart(
  store: CartStore,
  environment: CartEnvironment,
  { requestChange, isSameVisitor }: CartAccess,
): RunningCart {
  const cart = () => store.getState().cart;
  const site = cart().site ?? siteCodes[0];
  const stored = readStoredCart(environment, site);
  let persisted = stored ?? cart().confirmed;
  let isAway = false;
  /** The previous page, or this one before it was hidden, may have sent changes without notifying other tabs. */
  let mayHaveSent = true;

  const record = createSentRecord(environment);
  const queue = createCartQueue(store, environment, record, isSameVisitor, {
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

  /**
   * Requests what the previous page handed off, before what the visitor has added to the same articles here. A
   * quantity that the visitor has set here counts instead.
   */
  function restore(): void {
    const { log } = cart();
    const madeHere = ({ change }: LeftChange) =>
      log.find((it) => keyOf(it.change) === keyOf(change));
    const left = takeHandedOff(site, environment).filter((it) => {
      const made = madeHere(it);
      return !made || isAddition(made.change);
    });
    const additions = new Set(left.map(madeHere).filter((made) => made !== undefined));
    for (const { id } of additions) store.dispatch(changeWithdrawn(id));
    for (const { change, at, replaces } of left) {
      void requestChange(change, { madeAt: at, replaces });
    }
    for (const { change, at: madeAt, id, merged } of additions) {
      const at = environment.clock.now();
      store.dispatch(changeMade({ change, at, madeAt, merged: [...merged, id] }));
    }
  }

  /** Stores what the service has confirmed, nothing that is unanswered (CART-12), and no failed read (CART-58). */
  function persist(): void {
    const { confirmed } = cart();
    // The empty cart of a failed read is none that the service has confirmed.
    if (confirmed === persisted || confirmed === emptyCart) return;
    if (writeStoredCart(environment, site, confirmed)) persisted = confirmed;
  }
  // Once per change of the cart, also with full storage: the store notifies of every action of every feature.
  let seen = cart();
  store.subscribe(() => {
    if (cart() === seen) return;
    const deleted = withLateRemovals(seen, cart(), environment.clock.now());
    seen = cart();
    persist();
    if (deleted !== seen.deleted) store.dispatch(removalFound(deleted));
  });

  environment.listen({
    onHide() {
      if (isAway) return;
      isAway = true;
      const left = isSameVisitor() ? changesToLeave(cart(), record) : [];
      queue.suspend();
      handOffPending(store, environment, left, record.noteSending);
      tabs.close();
    },
    onRestore() {
      if (!isAway) return;
      isAway = false;
      mayHaveSent = true;
      tabs = openTabs();
      restore(); // Before the first of it is sent, so that each is made to what is shown after the one before.
      queue.resume();
      queue.invalidate();
      queue.proceed();
    },
    onAttention() {
      queue.stay();
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
      if (!isSameVisitor()) return notDone;
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
      queue.reset();
      environment.storage.remove(storageKeys.cart(site));
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
  requestTurn,
  openTabs: openChannel,
  isHidden: () => hostDocument.hidden,
  isLeaving,
};

/** Starts the cart of a browser's page. */
export const startInBrowser: StartCart = (store, page, access) =>
  startCart(store, { ...page, ...browser }, access);

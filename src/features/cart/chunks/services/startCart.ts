import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { siteCodes } from '../../../../foundation/sites/sites.ts';
import { emptyCart } from '../../cart.ts';
import type {
  CartEnvironment,
  RunningCart,
  StartCart,
  StoreAccess,
  TabChannel,
  TabMessage,
} from '../../cartEnvironment.ts';
import { cartSlice } from '../../cartSlice.ts';
import { isSentOnHide } from '../../pageLifecycle.ts';
import { createCartQueue } from './cartQueue.ts';
import { changesToLeave, takeHandedOff } from './handOff.ts';
import { requestLock } from './sendTurn.ts';
import { sendUnlessLeaving } from './sendUnlessLeaving.ts';
import { createSentRecord } from './sentRecord.ts';
import { readStoredCart, removeFormerCart, writeStoredCart } from './storedCart.ts';

const { changesRestored, storedCartFound } = cartSlice.actions;

/**
 * Starts the cart of a page: its queue, its storage, and the exchange with other tabs and with other pages of this tab
 * (CART-21, CART-22).
 *
 * @param handle Checks the visitor, then calls the handler of an event.
 */
export function startCart(
  { getState, dispatch }: StoreAccess,
  environment: CartEnvironment,
  handle: (handler: () => void) => void,
): RunningCart {
  const cart = () => getState().cart;
  const site = cart().site ?? siteCodes[0];
  const stored = readStoredCart(environment, site);
  let persisted = stored ?? cart().confirmed;
  /** The previous page, or this page before it was hidden, may have sent changes without notifying other tabs. */
  let mayHaveSent = true;

  const record = createSentRecord(environment);
  const queue = createCartQueue({ getState, dispatch }, environment, record, handle, {
    onAnswer(hasDiverged) {
      persist();
      if (hasDiverged) tabs.post('changed');
    },
    onRead({ hasDiverged, isRecovery }) {
      persist();
      if (mayHaveSent && (hasDiverged || !stored)) tabs.post('changed');
      else if (isRecovery) tabs.post('readable');
      mayHaveSent = false;
    },
  });

  const openTabs = () =>
    environment.openTabs(`fascia.cart.${site}`, (message) => {
      if (message === 'changed' || cart().readError) queue.invalidate();
      // A hidden tab reads when it becomes visible.
      if (!environment.isHidden()) handle(queue.advance);
    });
  let tabs = openTabs();

  /** Restores the changes that another page of the tab has handed over. */
  function restoreChanges(): void {
    const left = takeHandedOff(site, environment);
    if (left.length > 0) dispatch(changesRestored({ left, at: environment.clock.now() }));
  }

  /** Stores the confirmed cart without pending changes (CART-05), unless a read has failed (CART-09). */
  function persist(): void {
    const { confirmed } = cart();
    // `emptyCart` is the placeholder after a failed read.
    if (confirmed === persisted || confirmed === emptyCart) return;
    if (writeStoredCart(environment, site, confirmed)) persisted = confirmed;
  }

  if (stored) dispatch(storedCartFound(stored));
  restoreChanges();
  queue.start();

  return {
    advance: queue.advance,
    reload: queue.reload,
    leave() {
      const left = changesToLeave(cart(), record, queue.isOld());
      queue.suspend();
      for (const logged of left.filter(isSentOnHide)) record.noteSending(logged);
      tabs.close();
      return left;
    },
    restore() {
      mayHaveSent = true;
      tabs = openTabs();
      // Restores all changes before the first one is sent, because each applies to the result of the previous one.
      restoreChanges();
      queue.resume();
      queue.advance();
    },
    takeOver() {
      restoreChanges();
      queue.advance();
    },
    attend() {
      persist(); // Writing may have failed before because storage was full.
      queue.refresh();
    },
    discard() {
      queue.reset();
      removeFormerCart(environment, site);
      tabs.post('changed');
      queue.advance();
    },
  };
}

function openChannel(name: string, onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, close() {} };
  const channel = new BroadcastChannel(name);
  // In Node an open channel keeps the process alive.
  (channel as { unref?: () => void }).unref?.();
  // A page of another release may post an unknown message.
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

const browser = { send: sendUnlessLeaving, requestLock, openTabs: openChannel, maxAgeMs: 60_000 };

/** Starts the cart of a page in a browser. */
export const startInBrowser: StartCart = (store, page, handle) =>
  startCart(store, { ...page, ...browser, isHidden: () => hostDocument.hidden }, handle);

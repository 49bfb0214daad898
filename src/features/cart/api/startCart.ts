import { keyOf, satisfies, type CartChange } from '../cartChange.ts';
import type { CartEnvironment, CartStore, RunningCart } from '../cartEnvironment.ts';
import type { CartOutcome } from '../cartErrors.ts';
import { notDone } from '../cartRequests.ts';
import { cartSlice } from '../cartSlice.ts';
import { shownCart, undoableEntries } from '../cartState.ts';
import { handOffPending, restorePending } from '../pageLifecycle.ts';
import { createCartQueue } from './cartQueue.ts';
import { persistCart, readStoredCart } from './cartStorage.ts';

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
  let isAway = false;
  /** The previous page, or this one before it was hidden, may have sent changes that no other tab was told of. */
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

  const persist = persistCart(store, environment.storage, site, stored);
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
      persist();
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

import { agrees, keyOf } from '../cartChange.ts';
import { notDone, type CartOutcome } from '../cartErrors.ts';
import { cartSlice } from '../cartSlice.ts';
import { shownCart, undoable } from '../cartState.ts';
import { changeRequested } from '../cartWishes.ts';
import { createCartReads, type ReadSettled } from './cartReads.ts';
import { cartStorage } from './cartStorage.ts';
import type { CartStore, CartWorld, End } from './cartWorld.ts';
import { createCartWrites } from './cartWrites.ts';
import { leavePage } from './leavePage.ts';
import { takeUp } from './takeUp.ts';

/** What reads the cart and sends its changes: one a store. */
export interface CartEngine {
  /** Sees to a change of the log; resolves when its request has settled. */
  carry(id: number, key: string): Promise<CartOutcome>;
  /** Brings a removed entry back. */
  undo(id: string): Promise<CartOutcome>;
  /** Reads the cart anew, past every cache. */
  reload(): Promise<CartOutcome>;
  /** The state may have changed. */
  noticed(): void;
  /** Another visitor is here: what is under way is nobody's. */
  forget(): void;
  /** Leaves nothing behind: no timer, no listener, no answer that still counts. */
  close: End;
}

const { storedCartFound, changeTakenBack, pageReturned } = cartSlice.actions;

/**
 * Sends what is in the log, first come, first sent, one request at a time; then reads, where something is
 * in doubt (design §2, "Cart"). It follows the other tabs, and the page as it goes and comes back.
 */
export function createCartEngine(store: CartStore, world: CartWorld): CartEngine {
  const cart = () => store.getState().cart;
  const site = cart().site ?? 'DE';
  const kept = cartStorage(world.storage, site);
  const reads = createCartReads(store, world, readSettled);
  const writes = createCartWrites(store, world, reads, writeSettled);
  let tabs = openTabs();
  let asleep = false;
  /** A page before this one, or this one before it slept, may have sent what no other tab has heard of. */
  let mayHaveSent = true;
  const found = kept.read();
  let lastKept = found ?? cart().confirmed;

  /** The next request, if there is need for one and none is under way. */
  function pump(): void {
    if (asleep || writes.isBusy()) return;
    const [first] = cart().log;
    if (first) writes.send(first);
    else reads.catchUp();
  }

  function writeSettled(mayBeNew: boolean): void {
    if (mayBeNew) tabs.tell('changed');
    pump();
  }

  function readSettled(told: ReadSettled | null): void {
    if (told && mayHaveSent && (told.isNews || !found)) tabs.tell('changed');
    else if (told?.isRecovery) tabs.tell('readable');
    if (told) mayHaveSent = false;
    pump();
  }

  function openTabs() {
    return world.openTabs(`fascia.cart.${site}`, (news) => {
      if (news === 'changed' || cart().readError) reads.doubt();
      // Nobody sees a hidden tab: it reads once it is seen again.
      if (!world.isHidden()) pump();
    });
  }

  function noticed(): void {
    const { confirmed } = cart();
    if (confirmed !== lastKept && kept.write(confirmed)) lastKept = confirmed;
  }

  /** What the page before left; what the visitor has wanted here since is newer. */
  function takeUpLeft(): void {
    const newer = new Set(cart().log.map(({ change }) => keyOf(change)));
    for (const change of takeUp(site, world)) {
      if (!newer.has(keyOf(change))) void store.dispatch(changeRequested(change));
    }
  }

  function drop(): void {
    writes.drop();
    reads.drop();
  }

  function sleep(): void {
    asleep = true;
    drop();
    tabs.close();
  }

  const unlisten = world.listen({
    onLeave() {
      if (asleep) return;
      leavePage(store, world);
      sleep();
    },
    onReturn() {
      if (!asleep) return;
      asleep = false;
      mayHaveSent = true;
      tabs = openTabs();
      store.dispatch(pageReturned());
      takeUpLeft();
      reads.doubt();
      pump();
    },
    onAttention() {
      // Storage may take again what it would not.
      noticed();
      // Coming back to a tab is two such events: one read is enough.
      if (cart().readError && !cart().reading) reads.doubt();
      pump();
    },
  });
  if (found) store.dispatch(storedCartFound(found));
  noticed();
  takeUpLeft();
  reads.catchUp();
  pump();

  return {
    carry(id, key) {
      const isUnderWay = cart().log.some((it) => it.id >= id && keyOf(it.change) === key);
      if (!isUnderWay) return Promise.resolve(notDone);
      const outcome = writes.wait(id, key);
      pump();
      return outcome;
    },
    async undo(id) {
      const entry = undoable(cart()).find((deleted) => deleted.id === id);
      if (!entry) return notDone;
      const { log, confirmed } = cart();
      const waiting = log.find(({ sent, change }) => !sent && keyOf(change) === id);
      const others = log.filter((logged) => logged !== waiting);
      if (!waiting || !agrees(shownCart({ confirmed, log: others }), entry.inverse)) {
        return store.dispatch(changeRequested(entry.inverse));
      }
      // The service never heard of the removal: there is nothing to say.
      store.dispatch(changeTakenBack(waiting.id));
      writes.settle(waiting.id, id, { ok: true }, log.find(({ sent }) => sent)?.id);
      pump();
      return { ok: true };
    },
    reload() {
      const outcome = reads.wish();
      pump();
      return outcome;
    },
    noticed,
    forget() {
      drop();
      reads.doubt();
      tabs.tell('changed');
      pump();
    },
    close() {
      sleep();
      unlisten();
    },
  };
}

import { keyOf } from './cartChange.ts';
import type { CartOutcome } from './cartErrors.ts';
import { cartSlice, notDone } from './cartSlice.ts';
import { isCarriedBy, type CartState } from './cartState.ts';

type Resolve = (outcome: CartOutcome) => void;

const { changeAnswered, changeFailed, changeUnneeded, changeWithdrawn, discarded, pageLeft } =
  cartSlice.actions;
const { readDropped, readFailed, readSucceeded, readUnchanged } = cartSlice.actions;

const done = { ok: true } as const;

/** The promises of a page's requests that are pending (CART-49). The actions of the slice settle them. */
export function createOutcomes() {
  const changes = new Map<number, { key: string; resolve: Resolve }>();
  let reloads: Resolve[] = [];

  /** Settles a change with those that were merged into it, and those that it replaced before they were sent. */
  function settleChange(id: number, outcome: CartOutcome, before: CartState, after: CartState) {
    const settled = before.log.find((logged) => logged.id === id);
    if (!settled) return;
    for (const [earlier, { key, resolve }] of changes) {
      if (key !== keyOf(settled.change) || earlier > id) continue;
      if (after.log.some((logged) => isCarriedBy(logged, earlier))) continue;
      changes.delete(earlier);
      resolve(isCarriedBy(settled, earlier) ? outcome : done);
    }
  }

  function settleReloads(outcome: CartOutcome): void {
    const settled = reloads;
    reloads = [];
    for (const resolve of settled) resolve(outcome);
  }

  /** Pending requests will not be answered any more. */
  function drop(): void {
    for (const { resolve } of changes.values()) resolve(notDone);
    changes.clear();
    settleReloads(notDone);
  }

  return {
    /** The outcome of the change that gets this id, of the entry with this key. */
    ofChange: (id: number, key: string) =>
      new Promise<CartOutcome>((resolve) => void changes.set(id, { key, resolve })),
    /** The outcome of the next read. */
    ofReload: () => new Promise<CartOutcome>((resolve) => void reloads.push(resolve)),
    /** Follows an action from one state to the next. */
    follow(action: unknown, before: CartState, after: CartState): void {
      if (changeAnswered.match(action)) {
        const { id, error } = action.payload;
        settleChange(id, error ? { ok: false, ...error } : done, before, after);
      } else if (changeFailed.match(action)) {
        const { id, code, limit } = action.payload;
        settleChange(id, { ok: false, code, limit }, before, after);
      } else if (changeUnneeded.match(action) || changeWithdrawn.match(action)) {
        settleChange(action.payload.id, done, before, after);
      } else if (readSucceeded.match(action) || readUnchanged.match(action)) settleReloads(done);
      else if (readFailed.match(action) || readDropped.match(action)) {
        settleReloads({ ok: false, code: action.payload, limit: null });
      } else if (pageLeft.match(action) || discarded.match(action)) drop();
    },
  };
}

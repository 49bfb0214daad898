import { keyOf } from './cartChange.ts';
import type { CartOutcome } from './cartErrors.ts';
import { cartSlice, notDone } from './cartSlice.ts';
import { isCarriedBy, type CartState } from './cartState.ts';

type Resolve = (outcome: CartOutcome) => void;

const { changeAnswered, changeFailed, changeUnneeded, changeWithdrawn, discarded, pageLeft } =
  cartSlice.actions;
const { readDropped, readFailed, readSucceeded, readUnchanged } = cartSlice.actions;

const done = { ok: true } as const;

/** The promises of the page's pending cart requests (CART-49). Actions of the cart slice settle them. */
export function createOutcomes() {
  const changes = new Map<number, { key: string; resolve: Resolve }>();
  let reloads: readonly Resolve[] = [];

  /** Settles a change, the changes that were merged into it, and those that it replaced. */
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

  function settleReloads(settled: readonly Resolve[], outcome: CartOutcome): void {
    reloads = reloads.filter((resolve) => !settled.includes(resolve));
    for (const resolve of settled) resolve(outcome);
  }

  /** Settles all changes up to this id with the outcome "not done". */
  function dropChanges(lastId: number): void {
    for (const [id, { resolve }] of changes) {
      if (id > lastId) continue;
      changes.delete(id);
      resolve(notDone);
    }
  }

  return {
    /** The outcome of the change with this id, which applies to the entry with this key. */
    ofChange: (id: number, key: string) =>
      new Promise<CartOutcome>((resolve) => void changes.set(id, { key, resolve })),
    /** The outcome of the next read. */
    ofReload: () =>
      new Promise<CartOutcome>((resolve) => {
        reloads = [...reloads, resolve];
      }),
    /** The pending reloads. */
    reloads: (): readonly Resolve[] => reloads,
    /**
     * Settles the requests that an action completes. Requests that listeners of the store make during the action stay
     * pending.
     *
     * @param pending The reloads that were pending before the action.
     */
    follow(
      action: unknown,
      before: CartState,
      after: CartState,
      pending: readonly Resolve[],
    ): void {
      if (changeAnswered.match(action)) {
        const { id, error } = action.payload;
        settleChange(id, error ? { ok: false, ...error } : done, before, after);
      } else if (changeFailed.match(action)) {
        const { id, code, limit } = action.payload;
        settleChange(id, { ok: false, code, limit }, before, after);
      } else if (changeUnneeded.match(action) || changeWithdrawn.match(action)) {
        settleChange(action.payload.id, done, before, after);
      } else if (readSucceeded.match(action) || readUnchanged.match(action)) {
        settleReloads(pending, done);
      } else if (readFailed.match(action) || readDropped.match(action)) {
        settleReloads(pending, { ok: false, code: action.payload, limit: null });
      } else if (pageLeft.match(action) || discarded.match(action)) {
        dropChanges(before.lastChangeId);
        settleReloads(pending, notDone);
      }
    },
  };
}

import { keyOf } from '../cartChange.ts';
import type { CartOutcome } from '../cartErrors.ts';
import { notDone } from '../cartSlice.ts';
import type { CartState, LoggedChange } from '../cartState.ts';

type Resolve = (outcome: CartOutcome) => void;

const isCarriedBy = ({ id, merged }: LoggedChange, earlier: number) =>
  earlier === id || merged.includes(earlier);

/** The promises of a page's actions that have not settled. */
export function createPendingOutcomes() {
  const changes = new Map<number, { key: string; resolve: Resolve }>();
  let reloads: Resolve[] = [];
  /**
   * Of changes that have settled before anybody waited for them, as a page starts. Whoever waits for a later change has
   * asked for all of these.
   */
  let early: { logged: LoggedChange; outcome: CartOutcome }[] = [];

  function settleReloads(outcome: CartOutcome): void {
    const settled = reloads;
    reloads = [];
    for (const resolve of settled) resolve(outcome);
  }

  return {
    ofChange: (id: number, key: string) =>
      new Promise<CartOutcome>((resolve) => void changes.set(id, { key, resolve })),
    /** The outcome of a change that is not in the log any more. */
    ofSettled(id: number, key: string): CartOutcome {
      const last = early.find(({ logged }) => logged.id >= id && keyOf(logged.change) === key);
      if (!last) return notDone;
      return isCarriedBy(last.logged, id) ? last.outcome : { ok: true };
    },
    ofReload: () => new Promise<CartOutcome>((resolve) => void reloads.push(resolve)),
    hasReloads: () => reloads.length > 0,
    settleReloads,
    /**
     * Resolves a settled change with those that were merged into it, and the earlier ones of its entry that it
     * replaced before they were sent.
     *
     * @param log The changes that are left, each with those that it carries itself.
     */
    settle(logged: LoggedChange, outcome: CartOutcome, log: CartState['log']): void {
      const { id, change } = logged;
      early = changes.has(id) ? [] : [...early, { logged, outcome }];
      for (const [earlier, pending] of changes) {
        if (pending.key !== keyOf(change) || earlier > id) continue;
        if (log.some((other) => isCarriedBy(other, earlier))) continue;
        changes.delete(earlier);
        pending.resolve(isCarriedBy(logged, earlier) ? outcome : { ok: true });
      }
    },
    /** Nothing that is pending will be answered. */
    drop(): void {
      for (const { resolve } of changes.values()) resolve(notDone);
      changes.clear();
      settleReloads(notDone);
    },
  };
}

import type { CartOutcome } from '../cartErrors.ts';

/** Who waits for what becomes of a change. */
export interface CartWaiters {
  /** Waits for the change `id` of the entry `key`. */
  wait(id: number, key: string): Promise<CartOutcome>;
  /**
   * The change has settled; so have the earlier ones of its entry, which it replaced before they were sent.
   * One that is on the wire itself, `sent`, was not replaced.
   */
  settle(id: number, key: string, outcome: CartOutcome, sent?: number): void;
  /** Nothing will settle any more. */
  settleAll(outcome: CartOutcome): void;
}

/** The promises that actions on the cart have given. Each resolves once. */
export function createCartWaiters(): CartWaiters {
  const waiting = new Map<number, { key: string; resolve: (outcome: CartOutcome) => void }>();

  return {
    wait: (id, key) => new Promise((resolve) => waiting.set(id, { key, resolve })),
    settle(id, key, outcome, sent) {
      for (const [earlier, waiter] of waiting) {
        if (waiter.key !== key || earlier > id || earlier === sent) continue;
        waiting.delete(earlier);
        waiter.resolve(earlier === id ? outcome : { ok: true });
      }
    },
    settleAll(outcome) {
      for (const { resolve } of waiting.values()) resolve(outcome);
      waiting.clear();
    },
  };
}

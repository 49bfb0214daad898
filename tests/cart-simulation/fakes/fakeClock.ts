import type { Clock } from '../../../src/features/cart/cartEnvironment.ts';

/** Time that the simulation moves. */
export interface FakeClock extends Clock {
  /** Moves on by `ms`. Each timer runs at its own time; after each, `between` is awaited. */
  advance(ms: number, between: () => Promise<void>): Promise<void>;
  /** ms until the next timer; null if none is set. */
  untilNext(): number | null;
  /** How many timers are set. */
  timerCount(): number;
}

export function createFakeClock(): FakeClock {
  let now = 1_000_000;
  const timers = new Set<{ at: number; run: () => void }>();
  const next = (until: number) => {
    let first: { at: number; run: () => void } | undefined;
    for (const timer of timers) {
      if (timer.at <= until && (!first || timer.at < first.at)) first = timer;
    }
    return first;
  };
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(ms, between) {
      const until = now + ms;
      for (let timer = next(until); timer; timer = next(until)) {
        now = timer.at;
        timers.delete(timer);
        timer.run();
        await between();
      }
      now = until;
    },
    untilNext() {
      const timer = next(Infinity);
      return timer ? timer.at - now : null;
    },
    timerCount: () => timers.size,
  };
}

import type { Clock } from '../../../src/features/cart/cartEnvironment.ts';

/** A clock that the simulation controls. */
export interface FakeClock extends Clock {
  /** Advances by `ms`. Runs each timer at its own time and awaits `between` after each. */
  advance(ms: number, between: () => Promise<void>): Promise<void>;
  /** Time until the next timer in ms, or `null` if none is set. */
  untilNext(): number | null;
  /** Number of set timers. */
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

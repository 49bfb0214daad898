import type { Clock } from '../sending/cartWorld.ts';

/** Time that a test moves. */
export interface FakeClock extends Clock {
  /** Goes on by `ms`; each timer runs at its own time, then `between` is awaited. */
  advance(ms: number, between: () => Promise<void>): Promise<void>;
  /** How long until the next timer; null where none waits. */
  untilNext(): number | null;
  /** How many timers wait. */
  waiting(): number;
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
    waiting: () => timers.size,
  };
}

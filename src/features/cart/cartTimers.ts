import { cartSlice } from './cartSlice.ts';
import type { CartState, ChangeProblem } from './cartState.ts';
import type { Clock, End } from './sending/cartWorld.ts';

/** A failed change is shown for this long (H§9). */
const ERROR_MS = 7500;

/** The cart's share of time: it follows the state, and ends its own timers. */
export interface CartTimers {
  /** The state may have changed. */
  follow(state: CartState): void;
  /** The browser may have stopped time for a page that was away: every timer is set anew. */
  rearm(): void;
}

/** Something that ends at a time. */
interface Expiry {
  /** What it is for: another thing is another expiry. */
  of: unknown;
  until: number;
  run: () => void;
}

const { changeErrorExpired, undoExpired } = cartSlice.actions;
type Expired = ReturnType<typeof changeErrorExpired | typeof undoExpired>;

/** Timers of the 7.5 s that an error is shown, and of the 10 s that each removal can be undone (H§9). */
export function createCartTimers(dispatch: (expired: Expired) => void, clock: Clock): CartTimers {
  const armed = new Map<string, Expiry & { end: End }>();

  function end(name: string): void {
    armed.get(name)?.end();
    armed.delete(name);
  }

  function arm(name: string, expiry: Expiry): void {
    end(name);
    const rest = Math.max(0, expiry.until - clock.now());
    armed.set(name, { ...expiry, end: clock.after(rest, expiry.run) });
  }

  const errorExpiry = (of: ChangeProblem): Expiry => ({
    of,
    until: clock.now() + ERROR_MS,
    run: () => dispatch(changeErrorExpired()),
  });

  return {
    follow({ changeError, deleted }) {
      const wanted = new Map<string, Expiry>();
      if (changeError) wanted.set('error', errorExpiry(changeError));
      for (const { id, until } of deleted) {
        if (until !== null)
          wanted.set(id, { of: until, until, run: () => dispatch(undoExpired(id)) });
      }
      for (const name of armed.keys()) if (!wanted.has(name)) end(name);
      for (const [name, expiry] of wanted) {
        if (armed.get(name)?.of !== expiry.of) arm(name, expiry);
      }
    },
    rearm() {
      const all = [...armed];
      for (const [name, expiry] of all) arm(name, expiry);
    },
  };
}

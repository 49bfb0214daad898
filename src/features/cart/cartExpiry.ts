import type { Cleanup, Clock } from './cartEnvironment.ts';
import type { CartState } from './cartState.ts';
import { UNDO_MS } from './deletedEntries.ts';

/** Time of the next expiry of an error or an undo, ms since 1970, or `undefined` if nothing expires. */
function nextExpiry({ changeError, deleted }: CartState): number | undefined {
  const times = deleted.map(({ undoUntil }) => undoUntil ?? Infinity);
  const next = Math.min(changeError?.shownUntil ?? Infinity, ...times);
  return next === Infinity ? undefined : next;
}

/** Drops the error and the removed entries that have expired at `time`, ms since 1970 (CART-23, CART-35). */
export function afterExpiry(state: CartState, time: number): CartState {
  const { changeError, deleted } = state;
  return {
    ...state,
    changeError: changeError && changeError.shownUntil > time ? changeError : null,
    deleted: deleted.filter(({ undoUntil }) => undoUntil === null || undoUntil > time),
  };
}

/**
 * Creates a timer for the next expiry in the cart's state.
 *
 * @param onExpired Receives the time of the expiry, ms since 1970.
 */
export function createExpiryTimer(clock: Clock, onExpired: (time: number) => void) {
  let armed: { time: number; stop: Cleanup } | undefined;

  function arm(time: number | undefined): void {
    armed?.stop();
    armed = undefined;
    if (time === undefined) return;
    // The maximum matters if the system clock was set back.
    const remaining = Math.min(UNDO_MS, Math.max(0, time - clock.now()));
    armed = { time, stop: clock.after(remaining, () => onExpired(time)) };
  }

  return {
    /** Sets the timer to the next expiry of a changed state. */
    follow(state: CartState): void {
      const next = nextExpiry(state);
      if (next !== armed?.time) arm(next);
    },
    /** Restarts the timer, because browsers may suspend timers in the back/forward cache. */
    restart: () => arm(armed?.time),
  };
}

import type { Cleanup, Clock } from './cartEnvironment.ts';
import type { CartState } from './cartState.ts';
import { UNDO_MS } from './deletedEntries.ts';

/** When the next error or undo expires, ms since 1970; undefined if nothing does. */
function nextExpiry({ changeError, deleted }: CartState): number | undefined {
  const times = deleted.map(({ undoUntil }) => undoUntil ?? Infinity);
  const next = Math.min(changeError?.shownUntil ?? Infinity, ...times);
  return next === Infinity ? undefined : next;
}

/** Drops the error and the removed entries that last until `time`, ms since 1970 (CART-23, CART-35). */
export function afterExpiry(state: CartState, time: number): CartState {
  const { changeError, deleted } = state;
  return {
    ...state,
    changeError: changeError && changeError.shownUntil > time ? changeError : null,
    deleted: deleted.filter(({ undoUntil }) => undoUntil === null || undoUntil > time),
  };
}

/**
 * The timer of the next expiry in the cart's state.
 *
 * @param onExpired Receives the time until which the state lasted.
 */
export function createExpiryTimer(clock: Clock, onExpired: (time: number) => void) {
  let armed: { time: number; stop: Cleanup } | undefined;

  function arm(time: number | undefined): void {
    armed?.stop();
    armed = undefined;
    if (time === undefined) return;
    // The limit counts if the computer's clock is set back.
    const remaining = Math.min(UNDO_MS, Math.max(0, time - clock.now()));
    armed = { time, stop: clock.after(remaining, () => onExpired(time)) };
  }

  return {
    /** Follows a change of the state. */
    follow(state: CartState): void {
      const next = nextExpiry(state);
      if (next !== armed?.time) arm(next);
    },
    /** Restarts the timer: browsers may stop time for a page in the back/forward cache. */
    restart: () => arm(armed?.time),
  };
}

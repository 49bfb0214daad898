import type { CartStore, Cleanup, PageEnvironment } from './cartEnvironment.ts';
import { cartSlice } from './cartSlice.ts';
import type { CartState } from './cartState.ts';

/** How long a failed change is shown (CART-35). */
const ERROR_MS = 7500;

/** Something in the state that expires. */
interface Expiry {
  /** The value that expires: another value has a timer of its own. */
  value: unknown;
  /** ms since 1970. */
  until: number;
  /** Dispatched when it expires. */
  event: { type: string };
}

const { changeErrorExpired, undoExpired } = cartSlice.actions;

/**
 * Subscribes the timers of the cart to its store: a failed change expires after 7.5 s (CART-35), undo of a
 * removed entry after 10 s (CART-23).
 */
export function startCartTimers(
  store: CartStore,
  { clock, listen }: Pick<PageEnvironment, 'clock' | 'listen'>,
): void {
  const timers = new Map<string, Expiry & { stop: Cleanup }>();
  let followed: CartState | undefined;
  let stopListening: Cleanup | undefined;

  function stop(name: string): void {
    timers.get(name)?.stop();
    timers.delete(name);
  }

  function arm(name: string, expiry: Expiry): void {
    stop(name);
    const expire = () => store.dispatch(expiry.event);
    const remaining = Math.max(0, expiry.until - clock.now());
    timers.set(name, { ...expiry, stop: clock.after(remaining, expire) });
  }

  /** Browsers may stop time for a page in the back/forward cache. */
  function rearm(): void {
    const all = [...timers];
    for (const [name, expiry] of all) arm(name, expiry);
  }

  store.subscribe(() => {
    const { cart } = store.getState();
    if (cart === followed) return;
    followed = cart;
    const expiries = new Map<string, Expiry>();
    const { changeError: value, deleted } = cart;
    if (value) {
      expiries.set('error', { value, until: clock.now() + ERROR_MS, event: changeErrorExpired() });
    }
    for (const { id, undoUntil: until } of deleted) {
      if (until !== null) expiries.set(id, { value: until, until, event: undoExpired(id) });
    }
    for (const name of timers.keys()) if (!expiries.has(name)) stop(name);
    for (const [name, expiry] of expiries) {
      if (timers.get(name)?.value !== expiry.value) arm(name, expiry);
    }
    if (timers.size > 0) stopListening ??= listen({ onRestore: rearm });
    else {
      stopListening?.();
      stopListening = undefined;
    }
  });
}

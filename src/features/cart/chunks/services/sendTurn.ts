import type { CartEnvironment, Cleanup } from '../../cartEnvironment.ts';

const LOCK = 'fascia.cart';

/**
 * Maximum time that a tab waits for its turn (CART-72). Longer than a read and a change can take in another tab.
 * Limited because a frozen tab must not prevent all others from sending.
 */
const TURN_WAIT_MS = 35_000;

/** Requests the browser's lock. Granted immediately if the browser does not support Web Locks. */
export const requestLock: CartEnvironment['requestLock'] = (onGranted) => {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) {
    onGranted();
    return () => {};
  }
  const waiting = new AbortController();
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const take = () => {
    onGranted();
    return held;
  };
  // Rejects if the request is cancelled, or if the page has no access to locks, as in a sandboxed frame.
  locks.request(LOCK, { signal: waiting.signal }, take).catch(() => {
    if (!waiting.signal.aborted) onGranted();
  });
  return () => {
    waiting.abort();
    release?.();
  };
};

/** This tab's turn to send, requested or granted. */
export interface Turn {
  isGranted: boolean;
  end: Cleanup;
}

/**
 * Requests this tab's turn to send.
 *
 * @param onGranted Called once if the turn is granted after this function has returned.
 */
export function requestTurn(
  { clock, requestLock: request }: Pick<CartEnvironment, 'clock' | 'requestLock'>,
  onGranted: () => void,
): Turn {
  const turn: Turn = { isGranted: false, end: () => {} };
  let isRequesting = true;
  let isOver = false;
  function grant(): void {
    if (isOver || turn.isGranted) return;
    turn.isGranted = true;
    stopTimer();
    if (!isRequesting) onGranted();
  }
  const stopTimer = clock.after(TURN_WAIT_MS, grant);
  const release = request(grant);
  isRequesting = false;
  turn.end = () => {
    isOver = true;
    stopTimer();
    release?.();
  };
  return turn;
}

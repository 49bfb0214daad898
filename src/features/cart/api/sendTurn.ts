import type { CartEnvironment, Cleanup } from '../cartEnvironment.ts';

const LOCK = 'fascia.cart';

/**
 * How long a window waits for its turn (CART-72): longer than another one can need for a read and a change. A window
 * that the browser has frozen meanwhile must not keep all others from sending.
 */
export const TURN_WAIT_MS = 35_000;

/** Asks for the browser's lock; without Web Locks the turn is granted at once. */
export const requestTurn: CartEnvironment['requestTurn'] = (onGranted) => {
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
  // Rejects when it is given up, and where a page has no access to locks, as in a sandboxed frame.
  locks.request(LOCK, { signal: waiting.signal }, take).catch(() => {
    if (!waiting.signal.aborted) onGranted();
  });
  return () => {
    waiting.abort();
    release?.();
  };
};

/**
 * The turn of this window to send.
 *
 * @param events.onGranted A turn that was waited for has come.
 * @param events.onEnd A turn is about to end.
 */
export function createSendTurn(
  { clock, requestTurn: request }: Pick<CartEnvironment, 'clock' | 'requestTurn'>,
  { onGranted, onEnd }: { onGranted: () => void; onEnd: () => void },
) {
  let turn: { isGranted: boolean; end: Cleanup } | null = null;

  function ask(): void {
    const own = { isGranted: false, end: () => {} };
    turn = own;
    let isAsking = true;
    const grant = () => {
      if (turn !== own || own.isGranted) return;
      own.isGranted = true;
      stopWaiting();
      if (!isAsking) onGranted();
    };
    const stopWaiting = clock.after(TURN_WAIT_MS, grant);
    const release = request(grant);
    isAsking = false;
    own.end = () => {
      stopWaiting();
      release();
    };
  }

  return {
    /** Whether it is this window's turn; asks for it if not. */
    take(): boolean {
      if (!turn) ask();
      return turn?.isGranted ?? false;
    },
    isGranted: () => turn?.isGranted ?? false,
    end(): void {
      onEnd();
      const ended = turn;
      turn = null;
      ended?.end();
    },
  };
}

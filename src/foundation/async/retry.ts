import { listen, undoAll } from '../browser/page/listen.ts';

interface RetryOptions {
  /** Pause in ms before a retry. The first retry has number 0. */
  pauseMs: (retry: number) => number;
  /** Maximum number of retries. Default: no limit. */
  maxRetries?: number;
  /** Whether another call may succeed after this error. Default: always. */
  isTransient?: (error: unknown) => boolean;
  /** Stops the pauses and retries. A call that is running must observe the signal itself. */
  signal: AbortSignal;
}

/** Browsers fire timers with a longer delay immediately. */
const MAX_PAUSE_MS = 2 ** 31 - 1;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cleanUp();
      resolve();
    };
    const timer = setTimeout(end, Math.min(ms, MAX_PAUSE_MS));
    signal.addEventListener('abort', end);
    const cleanUp = undoAll([
      () => clearTimeout(timer),
      () => signal.removeEventListener('abort', end),
      listen(window, { online: end }),
    ]);
  });
}

/**
 * Calls a function until it succeeds or the retries are used up. A pause ends early when the browser is online again.
 *
 * @throws The error of the last call, or the signal's reason if the signal was aborted before a call.
 */
export async function retry<T>(call: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { pauseMs, maxRetries = Infinity, isTransient = () => true, signal } = options;
  for (let retries = 0; ; retries += 1) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (retries >= maxRetries || !isTransient(error)) throw error;
    }
    if (!signal.aborted) await pause(pauseMs(retries), signal);
  }
}

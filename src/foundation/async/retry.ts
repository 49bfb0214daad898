import { listen, undoAll } from '../browser/page/listen.ts';

interface RetryOptions {
  /** The pause in ms before a retry. The first retry has the number 0. */
  pauseMs: (retry: number) => number;
  /** Maximum number of calls after the first. Default: no limit. */
  maxRetries?: number;
  /** Whether a call that failed with this error may succeed later. Default: always. */
  isTransient?: (error: unknown) => boolean;
  /** Whether a pause ends early when the browser is online again. Default `false`. */
  endsPauseOnline?: boolean;
  /** Ends the pauses and the retries, but not the call itself, which has to observe the signal too. */
  signal: AbortSignal;
}

/** Browsers end longer timers at once, which would make a loop of requests. */
const MAX_PAUSE_MS = 2 ** 31 - 1;

function pause(ms: number, { signal, endsPauseOnline }: RetryOptions): Promise<void> {
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
      endsPauseOnline ? listen(window, { online: end }) : () => {},
    ]);
  });
}

/**
 * Calls a function again while it fails.
 *
 * @throws the error of the last call, or the signal's reason if it was aborted before a call.
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
    if (!signal.aborted) await pause(pauseMs(retries), options);
  }
}

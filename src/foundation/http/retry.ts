import { FetchError, ResponseError } from './errors.ts';

/** How often and how long something is tried again. */
export interface RetryOptions {
  /** Tries after the first one. */
  moreTries: number;
  /** Between the end of a try and the next one. */
  delayMs: number;
  /** Ends the waiting at once. The call must listen to it too. */
  signal: AbortSignal;
}

/** An error status or no answer at all may be otherwise the next time; anything else is our own affair. */
function isTransient(error: unknown): boolean {
  if (error instanceof ResponseError) return error.status >= 400;
  return error instanceof FetchError && error.reason !== 'aborted';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new FetchError('aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}

/**
 * Makes a call again while it answers with a status of 400 or above, or not at all (H§7; contract §4,
 * "Search").
 *
 * @throws what the last try threw; `FetchError('aborted')` where the signal ended it between two tries.
 */
export async function retry<T>(
  call: () => Promise<T>,
  { moreTries, delayMs, signal }: RetryOptions,
): Promise<T> {
  for (let left = moreTries; ; left -= 1) {
    if (signal.aborted) throw new FetchError('aborted');
    try {
      return await call();
    } catch (error) {
      if (left <= 0 || !isTransient(error)) throw error;
    }
    if (!signal.aborted) await pause(delayMs, signal);
  }
}

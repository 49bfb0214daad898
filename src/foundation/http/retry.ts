import { FetchError, ResponseError } from './errors.ts';

interface Options {
  /** Tries after the first one. */
  moreTries: number;
  delayMs: number;
  /** Aborts a pause at once. The call has to observe it too. */
  signal: AbortSignal;
}

/** Whether a call may succeed when repeated: after an error status or no answer, not after an error in our code. */
function isTransient(error: unknown): boolean {
  if (error instanceof ResponseError) return error.status >= 400;
  return error instanceof FetchError && error.reason !== 'aborted';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(new FetchError('aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

/**
 * Repeats a call while it fails with a status of 400 or above, or without an answer (SEARCH-11).
 *
 * @throws what the last try threw; `FetchError('aborted')` when aborted between two tries.
 */
export async function retry<T>(
  call: () => Promise<T>,
  { moreTries, delayMs, signal }: Options,
): Promise<T> {
  for (let triesLeft = moreTries; ; triesLeft -= 1) {
    if (signal.aborted) throw new FetchError('aborted');
    try {
      return await call();
    } catch (error) {
      if (triesLeft <= 0 || !isTransient(error)) throw error;
    }
    if (!signal.aborted) await pause(delayMs, signal);
  }
}

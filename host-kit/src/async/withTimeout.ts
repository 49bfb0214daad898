export class TimeoutError extends Error {}

/**
 * Runs a task with a timeout in ms. At the timeout, rejects with the error and aborts the signal. The signal alone is
 * not enough, because the host's `fetch` function may ignore it.
 *
 * @param error Default: a `TimeoutError`.
 */
export async function withTimeout<Result>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Result>,
  error: Error = new TimeoutError(`No response within ${ms} ms`),
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(error);
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([run(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

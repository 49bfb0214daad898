export class TimeoutError extends Error {}

/**
 * Runs a task with a timeout in ms. At the timeout, rejects with a `TimeoutError` and aborts the signal. The signal
 * alone is not enough, because the host's `fetch` function may ignore it.
 */
export async function withTimeout<Result>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError(`No response within ${ms} ms`));
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([run(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

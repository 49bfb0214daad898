/** A task has taken longer than its limit. */
export class TimeoutError extends Error {}

/**
 * Runs a task with a time limit in ms. Rejects with a `TimeoutError` when it is over, and aborts the signal. A race, because a
 * fetch function of the host may ignore the signal.
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

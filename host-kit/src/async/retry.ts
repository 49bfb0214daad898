import { sleep } from './sleep.ts';

/** The pause in ms before the first retry. Each further pause is three times as long, up to the maximum. */
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 300_000;

/**
 * Calls a function until it succeeds. Hidden pages do not retry. Resolves with `undefined` if `isOver` returns `true`
 * before a call. Never rejects.
 */
export async function retry<Result>(
  call: () => Promise<Result>,
  isOver: () => boolean,
): Promise<Result | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; !isOver(); pauseMs = Math.min(3 * pauseMs, MAX_PAUSE_MS)) {
    try {
      return await call();
    } catch {
      // `call` reports its errors itself.
    }
    await sleep(pauseMs);
    while (document.hidden) await sleep(pauseMs);
  }
  return undefined;
}

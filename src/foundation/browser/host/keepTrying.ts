/** Pause after the first failure; each further one is twice as long. */
const FIRST_PAUSE_MS = 10_000;

/**
 * Attempts something at once, and after a failure again: when the browser is online again, and after 10 s, 20 s, 40 s
 * and so on. Returns a function that stops it.
 */
export function keepTrying(attempt: () => Promise<unknown>): () => void {
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNeeded = true;
  function tryNow(): void {
    clearTimeout(timer);
    attempt().catch(() => {
      clearTimeout(timer);
      if (isNeeded) timer = setTimeout(tryNow, pauseMs);
      pauseMs *= 2;
    });
  }
  tryNow();
  window.addEventListener('online', tryNow);
  return () => {
    isNeeded = false;
    clearTimeout(timer);
    window.removeEventListener('online', tryNow);
  };
}

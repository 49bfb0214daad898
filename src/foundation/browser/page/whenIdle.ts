/** Delay in browsers without `requestIdleCallback` (Safari). */
const FALLBACK_MS = 200;
/** Maximum delay on a page that is never idle. */
const TIMEOUT_MS = 5000;

/** Calls the callback once the page is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, FALLBACK_MS);
  return () => clearTimeout(timer);
}

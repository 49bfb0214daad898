/** For browsers that do not say when they are idle (Safari). */
const FALLBACK_MS = 200;
/** A page that is never idle does not put it off forever. */
const TIMEOUT_MS = 5000;

/** Calls back once when the page has nothing more urgent to do. Returns a function that stops it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, FALLBACK_MS);
  return () => clearTimeout(timer);
}

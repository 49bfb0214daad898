import { listen } from './listen.ts';
import { perPage } from './perPage.ts';

/** A page that is still there after this time is not being left: a download or a `mailto:` link began it. */
const LEAVING_MS = 10_000;

/** Maximum time between a request that WebKit cancels for the back/forward cache and the `beforeunload` that follows. */
const CANCELLED_EARLY_MS = 200;

/**
 * Watches whether the page is being left. A browser cancels its requests and its chunks then, in Firefox and Safari long before
 * `pagehide`, so `beforeunload` counts too, which iOS does not send. It keeps no page out of the back/forward cache.
 */
const leaving = perPage('leaving', () => {
  const state = { isLeaving: false };
  if (typeof window === 'undefined') return state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    state.isLeaving = true;
  };
  const stay = () => {
    clearTimeout(timer);
    state.isLeaving = false;
  };
  const beforeunload = () => {
    leave();
    timer = setTimeout(stay, LEAVING_MS);
  };
  listen(window, { beforeunload, pagehide: leave, pageshow: stay });
  return state;
});

/** Starts to watch; until then a page is not known to be left. */
export const watchLeaving = (): unknown => leaving();

/** Whether the page is being left, which cancels its requests and its chunks: nothing to report (HOST-77). */
export const isLeaving = (): boolean => leaving().isLeaving;

/** Resolves once it is known whether a request has failed because the page is being left: when it is left, or 200 ms later. */
export function whenLeavingIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (isLeaving()) return resolve();
    const timer = setTimeout(end, CANCELLED_EARLY_MS);
    const stopListening = listen(window, { beforeunload: end, pagehide: end });
    function end(): void {
      clearTimeout(timer);
      stopListening();
      resolve();
    }
  });
}

import { listen } from './listen.ts';
import { perPage } from './perPage.ts';

/** If the page still exists after this time, the navigation was a download or a `mailto:` link. */
const LEAVING_MS = 10_000;

/**
 * Maximum time between a request that WebKit cancels for the back/forward cache and the `beforeunload` event after it.
 */
const CANCELLED_EARLY_MS = 500;

/**
 * Tracks whether the visitor is leaving the page. Browsers then cancel pending requests and chunks. Firefox and Safari
 * do so long before `pagehide`, so `beforeunload` is observed as well; iOS does not dispatch it. The listeners do not
 * disable the back/forward cache.
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

/** Starts tracking. Earlier navigations are not detected. */
export const watchLeaving = (): unknown => leaving();

/**
 * Whether the visitor is leaving the page, which cancels requests and chunks. Such failures are not reported (HOST-77).
 */
export const isLeaving = (): boolean => leaving().isLeaving;

/**
 * Resolves when the visitor leaves the page, or after 500 ms. Without a window, resolves immediately. After that,
 * `isLeaving` shows whether a failed request was cancelled because the visitor is leaving.
 */
export function whenLeavingIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window === 'undefined' || isLeaving()) return resolve();
    const timer = setTimeout(end, CANCELLED_EARLY_MS);
    const stopListening = listen(window, { beforeunload: end, pagehide: end });
    function end(): void {
      clearTimeout(timer);
      stopListening();
      resolve();
    }
  });
}

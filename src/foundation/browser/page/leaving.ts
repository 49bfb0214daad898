import { listen } from './listen.ts';
import { perPage } from './perPage.ts';

/** A page that is still there after this time is not being left: a download or a `mailto:` link began it. */
const LEAVING_MS = 10_000;

/**
 * Watches whether the page is being left. A browser cancels its requests and its chunks then, in Firefox and Safari
 * long before `pagehide`, so that `beforeunload` is the first to know. It keeps no page out of the back/forward cache.
 */
const leaving = perPage('leaving', () => {
  const state = { isLeaving: false };
  if (typeof window === 'undefined') return state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => {
    clearTimeout(timer);
    state.isLeaving = false;
  };
  listen(window, {
    beforeunload: () => {
      clearTimeout(timer);
      timer = setTimeout(stay, LEAVING_MS);
      state.isLeaving = true;
    },
    pageshow: stay,
  });
  return state;
});

/** Starts to watch; until then a page is not known to be left. */
export const watchLeaving = (): unknown => leaving();

/** Whether the page is being left, which cancels its requests and its chunks: nothing to report (HOST-77). */
export const isLeaving = (): boolean => leaving().isLeaving;

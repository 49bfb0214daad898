import { hostGlobal } from './hostGlobals.ts';
import { listen } from './listen.ts';

/** Polling interval in browsers without the Navigation API (HOST-17). */
const POLL_MS = 250;

/**
 * Calls the listener when the page's address may have changed: on back and forward navigation, on a restore from the
 * back/forward cache, and after each step of a client router, which only the Navigation API reports. Without it (Safari
 * before 26, Firefox before 147) the address is polled. Nothing on the host's page is patched (decision 015). Returns
 * the unsubscribe function.
 *
 * @param compares Whether the listener itself compares the address with the one that it has read. If so, it is called
 *   on each poll, because it may have read an address between two polls.
 */
export function onAddressChange(listener: () => void, compares = false): () => void {
  let { href } = window.location;
  const call = () => {
    ({ href } = window.location);
    listener();
  };
  const stop = listen(window, { popstate: call, hashchange: call, pageshow: call });
  const navigation = hostGlobal('navigation');
  // The host or an element with this id may define the name.
  if (navigation instanceof EventTarget && 'currentEntry' in navigation) {
    navigation.addEventListener('currententrychange', listener);
    return () => {
      stop();
      navigation.removeEventListener('currententrychange', listener);
    };
  }
  const timer = setInterval(() => {
    if (compares || href !== window.location.href) call();
  }, POLL_MS);
  return () => {
    stop();
    clearInterval(timer);
  };
}

/**
 * Returns the page's path and query: those of the host's setting `path`, or else the browser's (HOST-60). If the
 * setting has no query, the browser's is used.
 */
export function pageAddress(path: string | undefined): { pathname: string; search: string } {
  const { location } = window;
  const [, pathname = '', search = location.search] = /^([^?#]*)(\?[^#]*)?/.exec(path ?? '') ?? [];
  return path === undefined ? location : { pathname, search };
}

/** Wraps a callback so that it does nothing if the path has changed since: the visitor is then on another page. */
export function unlessPathChanges(callback: () => void): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname === pathname) callback();
  };
}

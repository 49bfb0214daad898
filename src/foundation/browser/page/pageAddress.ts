import { hostGlobal } from './hostGlobals.ts';
import { listen } from './listen.ts';

/** Without the Navigation API the address is compared this often (HOST-17). */
const POLL_MS = 250;

/**
 * Calls the listener when the page's address may have changed: on back and forward, on a return from the back/forward
 * cache, and on every step of a client router, which only the Navigation API reports. Without it (Safari before 26,
 * Firefox before 147) the address is compared, and nothing of the host's page is replaced (decision 015). Returns a
 * function that stops it.
 *
 * @param compares Whether the listener itself compares with what it has read, perhaps between its calls. An address that has
 *   changed and changed back since the last call is not compared for it.
 */
export function onAddressChange(listener: () => void, compares = false): () => void {
  let { href } = window.location;
  const call = () => {
    ({ href } = window.location);
    listener();
  };
  const stop = listen(window, { popstate: call, hashchange: call, pageshow: call });
  const navigation = hostGlobal('navigation');
  // A host may have anything under this name, and an element with this id is found too.
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
 * The page's path and query: those of the host's setting `path`, else the browser's (HOST-60). A path without a query
 * has the browser's.
 */
export function pageAddress(path: string | undefined): { pathname: string; search: string } {
  const { location } = window;
  const [, pathname = '', search = location.search] = /^([^?#]*)(\?[^#]*)?/.exec(path ?? '') ?? [];
  return path === undefined ? location : { pathname, search };
}

/** Wraps a callback so that it does nothing if the path has changed since this call: the visitor is on another page. */
export function unlessPathChanges(callback: () => void): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname === pathname) callback();
  };
}

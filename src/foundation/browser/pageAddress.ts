import { useSyncExternalStore } from 'react';
import { hostGlobal } from './host/hostGlobals.ts';
import { listen } from './listen.ts';

/**
 * Calls the listener when the page's address may have changed: on back and forward, on a return from the
 * back/forward cache, and in browsers with the Navigation API on every step of a client router. Returns a
 * function that stops it.
 */
export function onAddressChange(listener: () => void): () => void {
  const navigation = hostGlobal('navigation') as EventTarget | undefined;
  const stop = listen(window, { popstate: listener, pageshow: listener });
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    stop();
    navigation?.removeEventListener('currententrychange', listener);
  };
}

/** The page's path, following a client router; `/` on a server. */
export function usePath(): string {
  return useSyncExternalStore(
    onAddressChange,
    () => window.location.pathname,
    () => '/',
  );
}

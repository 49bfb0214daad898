import { useSyncExternalStore } from 'react';

/**
 * Calls the listener when the page's address may have changed: back and forward, a page that comes back as
 * it was left, and where browsers tell of it every step of a client router. Returns the end of it.
 */
export function onAddressChange(listener: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  window.addEventListener('popstate', listener);
  window.addEventListener('pageshow', listener);
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener('pageshow', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}

/** The page's path, also while a client router changes it; the start page's on a server. */
export function usePath(): string {
  return useSyncExternalStore(
    onAddressChange,
    () => window.location.pathname,
    () => '/',
  );
}

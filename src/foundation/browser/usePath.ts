import { useSyncExternalStore } from 'react';

/** Where browsers tell of every change of the address; the others tell of back and forward only. */
function subscribe(listener: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  window.addEventListener('popstate', listener);
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}

/** The page's path, also while a client router changes it; the start page's on a server. */
export function usePath(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '/',
  );
}

import { useSyncExternalStore } from 'react';
import { onAddressChange } from './onAddressChange.ts';

/** The page's path, also while a client router changes it; the start page's on a server. */
export function usePath(): string {
  return useSyncExternalStore(
    onAddressChange,
    () => window.location.pathname,
    () => '/',
  );
}

import { useSyncExternalStore } from 'react';
import { readCookie } from '../storage/cookies.ts';
import { onAddressChange } from '../page/pageAddress.ts';

const never = () => () => {};
const NONE = '';

/** The value of a cookie while rendering; `''` without it, on a server, and while hydrating. */
export function useCookie(name: string): string {
  return useSyncExternalStore(
    never,
    () => readCookie(name) ?? NONE,
    () => NONE,
  );
}

const watch = (listener: () => void) => onAddressChange(listener, true);

/**
 * Something of the page's address, following a client router.
 *
 * @param read Gets it from the address.
 * @param known What is known of it on a server and while hydrating.
 */
export const useAddress = (read: () => string, known: string): string =>
  useSyncExternalStore(watch, read, () => known);

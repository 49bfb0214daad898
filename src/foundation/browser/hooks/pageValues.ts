import { useSyncExternalStore } from 'react';
import { readCookie } from '../storage/cookies.ts';
import { onAddressChange } from '../page/pageAddress.ts';

const never = () => () => {};
const NONE = '';

/** Returns the value of a cookie. Returns `''` if it is missing, on a server, and while hydrating. */
export function useCookie(name: string): string {
  return useSyncExternalStore(
    never,
    () => readCookie(name) ?? NONE,
    () => NONE,
  );
}

const watch = (listener: () => void) => onAddressChange(listener, true);

/**
 * Returns a value derived from the page's address. Updates when a client router navigates.
 *
 * @param read Derives the value from the current address.
 * @param known The value on a server and while hydrating.
 */
export const usePageAddress = (read: () => string, known: string): string =>
  useSyncExternalStore(watch, read, () => known);

import { useSyncExternalStore } from 'react';
import { readCookie } from './cookies.ts';

const never = () => () => {};
const NONE = '';

/** The value of a cookie while drawing; `''` without it, on a server, and while hydrating. */
export function useCookie(name: string): string {
  return useSyncExternalStore(
    never,
    () => readCookie(name) ?? NONE,
    () => NONE,
  );
}

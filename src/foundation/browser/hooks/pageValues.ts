import { useSyncExternalStore } from 'react';
import { useModule } from '../../sites/moduleContext.ts';
import { readCookie } from '../cookies.ts';
import { onAddressChange, pageAddress } from '../pageAddress.ts';

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

/** The page's path, following a client router; on a server and while hydrating the setting, else `?`. */
export function usePath(): string {
  const { path } = useModule();
  return useSyncExternalStore(
    onAddressChange,
    () => pageAddress(path).pathname,
    () => path ?? '?',
  );
}

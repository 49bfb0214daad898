import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and while hydrating, where what is rendered must not depend on the browser. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';
import type { CartDoor, CartState } from './cartDoor.ts';

/** The remote's cart in a component. `useCart` does the same where the module is imported statically. */
export function useCartState({ cartStore }: CartDoor): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.getState);
}

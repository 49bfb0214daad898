import { useSyncExternalStore } from 'react';
import type { CartModule, CartState } from './cartModule.ts';

/** The remote's cart in a component. `useCart` does the same where the module is imported statically. */
export function useCartState({ cartStore }: CartModule): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.getState);
}

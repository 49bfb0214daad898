import { useSyncExternalStore } from 'react';
import type { RemoteModules } from '../../../host/useRemoteModule.ts';

/** The exposed module `fascia/cart`. */
export type CartModule = RemoteModules['cart'];

/** The state of the remote's cart store. */
export type CartState = ReturnType<CartModule['cartStore']['getState']>;
export type Cart = CartState['cart'];

/** Whether a cart is empty. Unreadable entries count as entries. */
export const isEmptyCart = (cart: Cart): boolean =>
  !cart.hasUnreadableEntries &&
  Object.values(cart).every((list) => !Array.isArray(list) || list.length === 0);

/** The outcome of a change. */
export type Outcome = Awaited<ReturnType<CartModule['setArticle']>>;

/** The remote's cart, like `useCart` for hosts that import the module statically. */
export function useCartState({ cartStore }: CartModule): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.getState);
}

/**
 * Whether the remote's full header is on the page. It announces cart changes to screen readers, so the page must not
 * announce them too. A reduced header has no cart.
 */
export function headerAnnouncesCart(): boolean {
  return document.querySelector('[data-fascia="header"]:not([data-reduced])') !== null;
}

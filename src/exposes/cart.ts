import { useSyncExternalStore } from 'react';
import { openCart, type CartSnapshot } from '../app/openCart.ts';

export type {
  Cart,
  CartArticle,
  GiftCard,
  PartnerProduct,
  Subscription,
} from '../features/cart/cart.ts';
export type { CartErrorCode } from '../features/cart/cartErrors.ts';
export type { CartSnapshot };

/**
 * The visitor's cart without React. Reading works; the actions that change it (contract §1) are not here
 * yet. The first subscription or action reads the cart from the service.
 */
export const cartStore = openCart();

/** The visitor's cart in React; re-renders when it changes. */
export function useCart(): CartSnapshot {
  return useSyncExternalStore(cartStore.subscribe, cartStore.getState, cartStore.getState);
}

export const { reload } = cartStore;

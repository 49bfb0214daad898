import { useMemo, useSyncExternalStore } from 'react';
import {
  openCart,
  unknownCart,
  type CartActions,
  type CartSnapshot,
  type CartStore,
  type DeletedCartEntry,
} from '../app/openCart.ts';

export { version } from '../foundation/version.ts';

export type {
  Cart,
  CartArticle,
  GiftCard,
  PartnerProduct,
  Subscription,
} from '../features/cart/cart.ts';
export type { CartErrorCode, CartOutcome, ChangeError } from '../features/cart/cartErrors.ts';
export type { CartActions, CartSnapshot, CartStore, DeletedCartEntry };
export { cartMessages, type CartMessages } from '../app/cartMessages.ts';

/**
 * The visitor's cart without React: its state and all actions (CART-45, CART-48). The first subscription or action
 * reads the cart from the service (CART-52). Never throws. Reports failures with `fascia:error`.
 */
export const cartStore: CartStore = openCart();

const { getState, subscribe, ...actions } = cartStore;

/** The visitor's cart and all actions as a React hook (CART-45, CART-48). Needs no provider. */
export function useCart(): CartSnapshot & CartActions {
  const snapshot = useSyncExternalStore(subscribe, getState, () => unknownCart);
  return useMemo(() => ({ ...snapshot, ...actions }), [snapshot]);
}

export const {
  setArticle,
  addArticle,
  setFreeArticle,
  setGiftCard,
  setPartnerProduct,
  deleteSubscription,
  undo,
  reload,
} = actions;

import type { Doors } from '../remote.ts';

/** `fascia/cart`. */
export type CartDoor = Doors['cart'];

/** The cart at one moment. */
export type CartState = ReturnType<CartDoor['cartStore']['getState']>;
export type Cart = CartState['cart'];

/** What became of a change. */
export type Outcome = Awaited<ReturnType<CartDoor['setArticle']>>;

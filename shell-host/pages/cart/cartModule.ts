import type { RemoteModules } from '../remote/loadModule.ts';

/** `fascia/cart`. */
export type CartModule = RemoteModules['cart'];

/** The cart at one moment. */
export type CartState = ReturnType<CartModule['cartStore']['getState']>;
export type Cart = CartState['cart'];

/** What became of a change. */
export type Outcome = Awaited<ReturnType<CartModule['setArticle']>>;

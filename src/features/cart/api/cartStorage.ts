import * as v from 'valibot';
import { storageKeys } from '../../../foundation/browser/names.ts';
import type { Cart } from '../cart.ts';
import type { CartEnvironment, CartStore } from '../cartEnvironment.ts';
import { cartSchema } from './cartSchema.ts';
import type { Site } from '../../../foundation/sites/sites.ts';

/** The cart that an earlier page stored; undefined for none and for nonsense (CART-05, CART-12). */
export function readStoredCart(storage: CartEnvironment['storage'], site: Site): Cart | undefined {
  const stored = v.safeParse(cartSchema, storage.read(storageKeys.cart(site)));
  return stored.success ? stored.output : undefined;
}

/**
 * Subscribes storage to the store: it keeps the confirmed cart, and nothing that is unanswered (CART-12). Returns what
 * tries again, because storage that was full may have room later.
 *
 * @param stored The cart that is in storage already.
 */
export function persistCart(
  { getState, subscribe }: CartStore,
  storage: CartEnvironment['storage'],
  site: Site,
  stored: Cart | undefined,
): () => void {
  let persisted = stored ?? getState().cart.confirmed;
  function persist(): void {
    const { confirmed } = getState().cart;
    if (confirmed === persisted) return;
    if (storage.write(storageKeys.cart(site), confirmed)) persisted = confirmed;
  }
  subscribe(persist);
  return persist;
}

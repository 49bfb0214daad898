import * as v from 'valibot';
import { storageKeys } from '../../../../foundation/browser/storage/names.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';
import type { Cart } from '../../cart.ts';
import type { CartEnvironment } from '../../cartEnvironment.ts';
import { isOwnAndRecent } from '../../storedCount.ts';
import { cartSchema } from './cartSchema.ts';

type Environment = Pick<CartEnvironment, 'storage' | 'clock' | 'visitorId'>;

/**
 * The cart that a page of the visitor has stored; `undefined` if it is missing, invalid, too old or another visitor's
 * (CART-05, CART-82).
 */
export function readStoredCart({ storage, clock, visitorId }: Environment, site: Site) {
  const stored = storage.read(storageKeys.cart(site));
  if (!isOwnAndRecent(stored, visitorId(), clock.now())) return undefined;
  const cart = v.safeParse(cartSchema, stored);
  return cart.success ? cart.output : undefined;
}

/** Stores the visitor's cart. Returns whether that succeeded. */
export function writeStoredCart(
  { storage, clock, visitorId }: Environment,
  site: Site,
  cart: Cart,
): boolean {
  const stored = { ...cart, owner: visitorId(), storedAt: clock.now() };
  return storage.write(storageKeys.cart(site), stored);
}

/** Removes the stored cart unless it belongs to the current visitor, for whom another tab may have stored it. */
export function removeFormerCart(
  { storage, visitorId }: Pick<CartEnvironment, 'storage' | 'visitorId'>,
  site: Site,
): void {
  const key = storageKeys.cart(site);
  if (Object(storage.read(key)).owner !== visitorId()) storage.remove(key);
}

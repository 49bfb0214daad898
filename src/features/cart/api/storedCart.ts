import * as v from 'valibot';
import { storageKeys } from '../../../foundation/browser/names.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { Cart } from '../cart.ts';
import type { CartEnvironment } from '../cartEnvironment.ts';
import { SHOWN_MS } from '../storedCount.ts';
import { cartSchema } from './cartSchema.ts';

type Environment = Pick<CartEnvironment, 'storage' | 'clock' | 'visitId'>;

const ownerSchema = v.object({ owner: v.string(), storedAt: v.number() });

/**
 * The cart that an earlier page of the visit stored; undefined for none, for another visitor's, for one that is too
 * old, and for nonsense (CART-05, CART-12, CART-82).
 */
export function readStoredCart({ storage, clock, visitId }: Environment, site: Site) {
  const stored = storage.read(storageKeys.cart(site));
  const label = v.safeParse(ownerSchema, stored);
  if (!label.success || label.output.owner !== visitId()) return undefined;
  const age = clock.now() - label.output.storedAt;
  const cart = v.safeParse(cartSchema, stored);
  return age >= 0 && age < SHOWN_MS && cart.success ? cart.output : undefined;
}

/** Stores the visitor's cart. Returns whether it could. */
export function writeStoredCart(
  { storage, clock, visitId }: Environment,
  site: Site,
  cart: Cart,
): boolean {
  const stored = { ...cart, owner: visitId(), storedAt: clock.now() };
  return storage.write(storageKeys.cart(site), stored);
}

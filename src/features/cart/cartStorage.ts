import * as v from 'valibot';
import { storageKeys } from '../../foundation/browser/names.ts';
import { storage } from '../../foundation/browser/storage.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import type { Cart } from './cart.ts';
import { cartSchema } from './cartSchema.ts';

/** The cart that an earlier page left in storage; undefined for none, and for nonsense. */
export function readStoredCart(site: Site): Cart | undefined {
  const stored = v.safeParse(cartSchema, storage.read(storageKeys.cart(site)));
  return stored.success ? stored.output : undefined;
}

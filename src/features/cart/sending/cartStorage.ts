import * as v from 'valibot';
import { storageKeys } from '../../../foundation/browser/names.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { Cart } from '../cart.ts';
import { cartSchema } from './cartSchema.ts';
import type { CartWorld } from './cartWorld.ts';

/** What storage keeps of a site's cart between pages: what the service last said, and nothing else (H§4). */
export function cartStorage(storage: CartWorld['storage'], site: Site) {
  const key = storageKeys.cart(site);
  return {
    /** The cart that an earlier page left; undefined for none, and for nonsense. */
    read(): Cart | undefined {
      const stored = v.safeParse(cartSchema, storage.read(key));
      return stored.success ? stored.output : undefined;
    },
    /** Tells whether it could. */
    write(cart: Cart): boolean {
      return storage.write(key, cart);
    },
  };
}

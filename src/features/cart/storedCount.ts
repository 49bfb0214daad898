import { storageKeys } from '../../foundation/browser/names.ts';
import { storage } from '../../foundation/browser/storage.ts';
import { visitId } from '../../foundation/browser/visit/visit.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** How long a stored cart is shown (CART-82). */
export const SHOWN_MS = 24 * 60 * 60 * 1000;

/**
 * The number of units in the cart that an earlier page of the visit stored, for the badge alone, before the code that can
 * parse the cart is there (HK-135). Its owner and its age count as for the cart; 0 for nonsense.
 */
export function readStoredCount(site: Site): number {
  const { owner, storedAt, numberOfArticles } = Object(storage.read(storageKeys.cart(site)));
  const age = Date.now() - storedAt;
  const isShown = owner === visitId() && age >= 0 && age < SHOWN_MS;
  return isShown && Number.isInteger(numberOfArticles) ? numberOfArticles : 0;
}

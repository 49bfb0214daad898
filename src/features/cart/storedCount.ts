import { isPrerendering } from '../../foundation/browser/page/activation.ts';
import { storageKeys } from '../../foundation/browser/storage/names.ts';
import { storage } from '../../foundation/browser/storage/storage.ts';
import { visitorId } from '../../foundation/browser/visit/visit.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** Maximum age of a stored cart that is shown (CART-82). */
const SHOWN_MS = 24 * 60 * 60 * 1000;

/** Whether a stored cart belongs to the visitor and is recent at `now`, ms since 1970 (CART-82). */
export function isOwnAndRecent(stored: unknown, visitor: string, now: number): boolean {
  const { owner, storedAt } = Object(stored);
  const age = typeof storedAt === 'number' ? now - storedAt : NaN;
  return owner === visitor && age >= 0 && age < SHOWN_MS;
}

/**
 * Number of units in the stored cart. Shown in the badge before the code that parses the cart has loaded (HK-135).
 * Returns 0 if the stored cart is invalid or the page is being prerendered.
 */
export function readStoredCount(site: Site): number {
  if (isPrerendering()) return 0;
  const stored = storage.read(storageKeys.cart(site));
  const { numberOfArticles } = Object(stored);
  const isShown = isOwnAndRecent(stored, visitorId(), Date.now());
  return isShown && Number.isInteger(numberOfArticles) ? numberOfArticles : 0;
}

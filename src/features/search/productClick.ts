import { storageKeys } from '../../foundation/browser/names.ts';
import { storage } from '../../foundation/browser/storage.ts';
import { pageSession } from './pageSession.ts';

/**
 * Leaves the keys of a visit and of an add-to-basket event for a suggested product that was clicked, each
 * with the page session's id (H§7). None for a missing id or -1.
 */
export function leaveClickKeys(productId: string | undefined): void {
  const id = productId?.trim();
  if (!id || id === '-1') return;
  storage.write(storageKeys.visit(id), pageSession());
  storage.write(storageKeys.addToBasket(id), pageSession());
}

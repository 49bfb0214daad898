import { storageKeys } from '../../../foundation/browser/names.ts';
import { perPage } from '../../../foundation/browser/perPage.ts';
import { storage } from '../../../foundation/browser/storage.ts';
import { readClicks, writeClicks } from '../clickIndex.ts';

/** Random id of the page session. A number, which reads the same as JSON and as plain text. */
const pageSession = perPage(
  'session',
  () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1,
);

/**
 * Stores for a product that was clicked the keys of a visit and of an add-to-basket event, each with the page
 * session's id (SEARCH-17). Their age is in an index of its own: other applications read the keys (SEARCH-35).
 */
export function storeClick(productId: string | undefined): void {
  const id = productId?.trim();
  if (!id || id === '-1') return;
  // The index first: a key that is not in it would be kept for longer.
  writeClicks([...readClicks().filter(([known]) => known !== id), [id, Date.now()]]);
  storage.write(storageKeys.visit(id), pageSession());
  storage.write(storageKeys.addToBasket(id), pageSession());
}

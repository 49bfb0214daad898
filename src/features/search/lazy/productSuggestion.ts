import { storageKeys } from '../../../foundation/browser/names.ts';
import { perPage } from '../../../foundation/browser/perPage.ts';
import { storage } from '../../../foundation/browser/storage.ts';
import type { ProductSuggestion } from '../suggestions.ts';

/** The product's page, with the typed text and the product's dimension if it has one (SEARCH-16). */
export function productAddress(
  { address, dimension }: Pick<ProductSuggestion, 'address' | 'dimension'>,
  typed: string,
): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('query', typed);
  if (dimension) parameters.set('dim1', dimension);
  return `${path}?${parameters}${hash}`;
}

/** Random id of the page session. A number, which reads the same as JSON and as plain text. */
const pageSession = perPage(
  'session',
  () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1,
);

/**
 * Stores for a product that was clicked the keys of a visit and of an add-to-basket event, each with the page
 * session's id (SEARCH-17).
 */
export function storeClickKeys(productId: string | undefined): void {
  const id = productId?.trim();
  if (!id || id === '-1') return;
  storage.write(storageKeys.visit(id), pageSession());
  storage.write(storageKeys.addToBasket(id), pageSession());
}

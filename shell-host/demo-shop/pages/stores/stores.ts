import { normalizeText } from '../../search/normalizeText.ts';
import rows from './stores.json' with { type: 'json' };
import type { Site } from '../../sites.ts';

/** A store of the demo shop: a real town with an invented address. */
export interface Store {
  street: string;
  postcode: string;
  city: string;
}

const storesBySite: Readonly<Record<Site, readonly Store[]>> = rows;

/** Returns the stores of a site's country. Empty if the demo has none there. */
export const storesOf = (site: Site): readonly Store[] => storesBySite[site] ?? [];

/** Returns the stores whose postcode starts with the query, or whose town or street contains it. */
export function findStores(site: Site, query: string): Store[] {
  const searched = normalizeText(query);
  const postcode = searched.replace(/[\s-]/g, '');
  return storesOf(site).filter(
    (store) =>
      normalizeText(`${store.city} ${store.street}`).includes(searched) ||
      (postcode !== '' && store.postcode.replace(/[\s-]/g, '').startsWith(postcode)),
  );
}

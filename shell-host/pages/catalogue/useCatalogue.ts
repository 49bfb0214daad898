import { usePage } from '../routing/page.ts';
import { useResource, type Resource } from '../useResource.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueUrl, getCatalogue, type CatalogueFilter } from './readCatalogue.ts';

/** What was read before is there at once, so that the way back needs no waiting. */
const cache = new Map<string, Catalogue>();

async function getCachedCatalogue(address: string): Promise<Catalogue> {
  const catalogue = cache.get(address) ?? (await getCatalogue(address));
  cache.set(address, catalogue);
  return catalogue;
}

/** The articles that a page wants, of the page's site. */
export function useCatalogue(filter: CatalogueFilter = {}): Resource<Catalogue> {
  const { site } = usePage();
  const address = catalogueUrl(site, filter);
  const resource = useResource(address, getCachedCatalogue);
  const value = cache.get(address);
  return value ? { state: 'ready', value } : resource;
}

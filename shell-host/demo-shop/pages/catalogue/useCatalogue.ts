import { usePage } from '../routing/page.ts';
import { useResource, type Resource } from '../useResource.ts';
import type { Catalogue } from './catalogue.ts';

/** Selects articles of a category with its subcategories, or of a search. Default: all articles. */
interface CatalogueFilter {
  category?: string;
  query?: string;
}

/** Loaded catalogues by URL, so that going back does not load them again. */
const cache = new Map<string, Catalogue>();

function isCatalogue(body: unknown): body is Catalogue {
  const lists: (keyof Catalogue)[] = ['products', 'categories', 'giftCards', 'freeArticles'];
  return (
    typeof body === 'object' &&
    body !== null &&
    lists.every((list) => Array.isArray((body as Partial<Catalogue>)[list]))
  );
}

/** @throws {Error} If the request fails or the response is malformed. */
async function getCatalogue(url: string): Promise<Catalogue> {
  const cached = cache.get(url);
  if (cached) return cached;
  const response = await fetch(url);
  const body: unknown = response.ok ? await response.json() : null;
  if (!isCatalogue(body)) throw new Error(`The response of ${url} is not a catalogue`);
  cache.set(url, body);
  return body;
}

/** Loads the catalogue of the page's site with the selected articles. */
export function useCatalogue(filter: CatalogueFilter = {}): Resource<Catalogue> {
  const { site } = usePage();
  const url = `/demo/catalogue?${new URLSearchParams({ site, ...filter })}`;
  const resource = useResource(url, getCatalogue);
  const value = cache.get(url);
  return value ? { state: 'ready', value } : resource;
}

import { usePage } from '../routing/page.ts';
import { useResource, type Resource } from '../useResource.ts';
import type { Catalogue } from './catalogue.ts';

/** Selects articles: of a category with its subcategories, or the results of a search; all by default. */
interface CatalogueFilter {
  category?: string;
  query?: string;
}

/** Catalogues by URL, so that going back needs no loading. */
const cache = new Map<string, Catalogue>();

function isCatalogue(body: unknown): body is Catalogue {
  const lists: (keyof Catalogue)[] = ['products', 'categories', 'giftCards', 'freeArticles'];
  return (
    typeof body === 'object' &&
    body !== null &&
    lists.every((list) => Array.isArray((body as Partial<Catalogue>)[list]))
  );
}

/** @throws Error if the request fails or the response is malformed. */
async function getCatalogue(url: string): Promise<Catalogue> {
  const cached = cache.get(url);
  if (cached) return cached;
  const response = await fetch(url);
  const body: unknown = response.ok ? await response.json() : null;
  if (!isCatalogue(body)) throw new Error(`No catalogue at ${url}`);
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

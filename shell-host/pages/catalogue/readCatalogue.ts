import type { Site } from '../../shop/sites.ts';
import type { Catalogue } from './catalogue.ts';

/** Which articles: of a category and all below it, or those that a search finds; all by default. */
export interface Wanted {
  category?: string;
  query?: string;
}

/** Where the articles of a site are read; one address for one question. */
export function catalogueAddress(site: Site, wanted: Wanted): string {
  return `/demo/catalogue?${new URLSearchParams({ site, ...wanted })}`;
}

function isCatalogue(answer: unknown): answer is Catalogue {
  const lists: (keyof Catalogue)[] = ['products', 'categories', 'giftCards', 'freeArticles'];
  return (
    typeof answer === 'object' &&
    answer !== null &&
    lists.every((list) => Array.isArray((answer as Partial<Catalogue>)[list]))
  );
}

/** @throws Error where the shop does not answer, or with something else. */
export async function readCatalogue(address: string): Promise<Catalogue> {
  const response = await fetch(address);
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isCatalogue(answer)) throw new Error(`No catalogue at ${address}`);
  return answer;
}

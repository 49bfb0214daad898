import { usePage } from '../page.ts';
import { useAnswer, type Answer } from '../parts/useAnswer.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueAddress, readCatalogue, type Wanted } from './readCatalogue.ts';

/** What was read before is there at once, so that the way back needs no waiting. */
const known = new Map<string, Catalogue>();

async function readOnce(address: string): Promise<Catalogue> {
  const catalogue = known.get(address) ?? (await readCatalogue(address));
  known.set(address, catalogue);
  return catalogue;
}

/** The articles that a page wants, of the page's site. */
export function useCatalogue(wanted: Wanted = {}): Answer<Catalogue> {
  const { site } = usePage();
  const address = catalogueAddress(site, wanted);
  const answer = useAnswer(address, readOnce);
  const value = known.get(address);
  return value ? { state: 'read', value } : answer;
}

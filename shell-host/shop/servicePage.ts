import { pageOf } from './addresses.ts';
import { languageOf } from './catalogue/languages.ts';
import type { Site } from './catalogue/languages.ts';
import { searchText } from './search/searchText.ts';

const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A help or service page: a slug made of its title, an id, and parameters where it has some (F§2). */
export function servicePage(
  site: Site,
  title: string,
  id: number,
  parameters: Record<string, string> = {},
): string {
  const query = new URLSearchParams(parameters).toString();
  return pageOf(site, `/${slugOf(title, site)}-s${id}${query && `?${query}`}`);
}

function slugOf(title: string, site: Site): string {
  const lower = title.toLowerCase();
  const isGerman = languageOf(site) === 'de';
  const spelled = isGerman ? lower.replace(/[äöü]/g, (letter) => GERMAN[letter] ?? letter) : lower;
  return searchText(spelled)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

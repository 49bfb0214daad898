import { normalizeText } from './search/normalizeText.ts';
import { languageOf } from './sites.ts';
import type { Site } from './sites.ts';
import { pageUrl } from './urls.ts';

const GERMAN_UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Returns the URL of a help or service page: `/<slug of the title>-s<id>`, optionally with query parameters (FOOT-15).
 */
export function servicePageUrl(
  site: Site,
  title: string,
  id: number,
  parameters: Record<string, string> = {},
): string {
  const query = new URLSearchParams(parameters).toString();
  return pageUrl(site, `/${slugify(title, site)}-s${id}${query && `?${query}`}`);
}

function slugify(title: string, site: Site): string {
  const lower = title.toLowerCase();
  const isGerman = languageOf(site) === 'de';
  const ascii = isGerman
    ? lower.replace(/[äöü]/g, (letter) => GERMAN_UMLAUTS[letter] ?? letter)
    : lower;
  return normalizeText(ascii)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

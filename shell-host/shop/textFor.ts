import { languageOf } from './catalogue/languages.ts';
import type { Language, Site } from './catalogue/languages.ts';

/** A text in the language of a site. Switzerland writes German without ß. */
export function textFor(site: Site, words: Record<Language, string>): string {
  const text = words[languageOf(site)];
  return site === 'CH' ? text.replaceAll('ß', 'ss') : text;
}

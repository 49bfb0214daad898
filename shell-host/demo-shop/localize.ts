import { languageOf } from './sites.ts';
import type { LocalizedText, Site } from './sites.ts';

const SWISS_CHARACTERS: Readonly<Record<string, string>> = { ß: 'ss', '„': '«', '“': '»' };

/** The text in the language of a site. Swiss German has no ß and uses «guillemets» as quotation marks. */
export function localize(site: Site, texts: LocalizedText): string {
  const text = texts[languageOf(site)];
  return site === 'CH'
    ? text.replace(/[ß„“]/g, (character) => SWISS_CHARACTERS[character] ?? character)
    : text;
}

import { languageOf } from './sites.ts';
import type { Language, LocalizedText, Site } from './sites.ts';

const SWISS_CHARACTERS: Readonly<Record<string, string>> = { ß: 'ss', '„': '«', '“': '»' };

/** The text in the language of a site. Swiss German has no ß and uses «guillemets» as quotation marks. */
export function localize(site: Site, texts: LocalizedText): string {
  const text = texts[languageOf(site)];
  return site === 'CH' ? toSwissSpelling(text) : text;
}

/** Looks up the texts of a site in a table by language, with Swiss spelling for CH. */
export function textsBySite<Texts>(
  byLanguage: Readonly<Record<Language, Texts>>,
): (site: Site) => Texts {
  // None of the replaced characters has a meaning in JSON.
  const swiss: Texts = JSON.parse(toSwissSpelling(JSON.stringify(byLanguage.de)));
  return (site) => (site === 'CH' ? swiss : byLanguage[languageOf(site)]);
}

function toSwissSpelling(text: string): string {
  return text.replace(/[ß„“]/g, (character) => SWISS_CHARACTERS[character] ?? character);
}

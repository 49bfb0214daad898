import { retailer } from './retailer.ts';
import { languageOf, localeOf } from './sites.ts';
import type { Language, LocalizedText, Site } from './sites.ts';

const SWISS_CHARACTERS: Readonly<Record<string, string>> = { ß: 'ss', '„': '«', '“': '»' };

/** Values of the placeholders `{brand}` and `{card}`. */
const names = { brand: retailer.name, card: retailer.loyaltyCard ?? retailer.name };

/** Returns the text in the language of a site. Swiss German has no ß and uses «guillemets» as quotation marks. */
export function localize(site: Site, texts: LocalizedText): string {
  const text = texts[languageOf(site)];
  return isSwissGerman(site) ? toSwissSpelling(text) : text;
}

/**
 * Returns a function that looks up the texts of a site, with the shop's names and, if applicable, with Swiss spelling.
 */
export function textsBySite<Texts>(
  byLanguage: Readonly<Record<Language, Texts>>,
): (site: Site) => Texts {
  const withNames: Record<Language, Texts> = JSON.parse(
    // Escapes the name as a part of a JSON text.
    JSON.stringify(byLanguage).replace(/\{(brand|card)\}/g, (_, name: keyof typeof names) =>
      JSON.stringify(names[name]).slice(1, -1),
    ),
  );
  // None of the replaced characters has a meaning in JSON.
  const swiss: Texts = JSON.parse(toSwissSpelling(JSON.stringify(withNames.de)));
  return (site) => (isSwissGerman(site) ? swiss : withNames[languageOf(site)]);
}

const isSwissGerman = (site: Site) => localeOf(site) === 'de-CH';

function toSwissSpelling(text: string): string {
  return text.replace(/[ß„“]/g, (character) => SWISS_CHARACTERS[character] ?? character);
}

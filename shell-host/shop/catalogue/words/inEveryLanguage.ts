import { languages } from '../../sites.ts';
import type { Language } from '../../sites.ts';

/** One text in all languages, as products and categories carry it. */
export function inEveryLanguage(text: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, text(language)])) as Record<
    Language,
    string
  >;
}

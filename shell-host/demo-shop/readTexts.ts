import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from './sites.ts';

/** Reads the texts of all languages. @param folder A folder with one file per language, relative to this one. */
export function readTexts<Texts>(folder: string): Readonly<Record<Language, Texts>> {
  const read = (language: Language) =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8'),
    ) as Texts;
  const entries = languages.map((language) => [language, read(language)] as const);
  return Object.fromEntries(entries) as Record<Language, Texts>;
}

import { readTexts } from '../readTexts.ts';
import { languages } from '../sites.ts';
import type { LocalizedText } from '../sites.ts';

/** The texts of one language: products by key, categories by slug. */
interface CatalogueTexts {
  products: Readonly<Record<string, { title: string; description: string }>>;
  categories: Readonly<Record<string, string>>;
}

const textsByLanguage = readTexts<CatalogueTexts>('catalogue/texts');

/** Returns one text of the catalogue in every language. */
export function catalogueText(
  choose: (texts: CatalogueTexts) => string | undefined,
): LocalizedText {
  const entries = languages.map((language) => [language, choose(textsByLanguage[language])]);
  return Object.fromEntries(entries) as LocalizedText;
}

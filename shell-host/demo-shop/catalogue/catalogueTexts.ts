import { readTexts } from '../readTexts.ts';
import { languages } from '../sites.ts';
import type { LocalizedText } from '../sites.ts';

/** The texts of products by key and of categories by slug, in one language. */
interface CatalogueTexts {
  products: Readonly<Record<string, { title: string; description: string }>>;
  categories: Readonly<Record<string, string>>;
}

const textsByLanguage = readTexts<CatalogueTexts>('catalogue/texts');

/** One text of the catalogue in every language. A test proves that no language lacks one. */
export function catalogueText(
  choose: (texts: CatalogueTexts) => string | undefined,
): LocalizedText {
  const entries = languages.map((language) => [language, choose(textsByLanguage[language])]);
  return Object.fromEntries(entries) as LocalizedText;
}

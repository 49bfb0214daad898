import { languages } from '../sites.ts';
import type { Language, LocalizedText } from '../sites.ts';
import cs from './texts/cs.json' with { type: 'json' };
import da from './texts/da.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import sk from './texts/sk.json' with { type: 'json' };
import sv from './texts/sv.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

/** The texts of products by key and of categories by slug, in one language. */
interface CatalogueTexts {
  products: Readonly<Record<string, { title: string; description: string }>>;
  categories: Readonly<Record<string, string>>;
}

const textsByLanguage: Readonly<Record<Language, CatalogueTexts>> = {
  de,
  fr,
  cs,
  hu,
  pl,
  sk,
  tr,
  da,
  sv,
  en,
};

/** One text of the catalogue in every language. A test proves that no language lacks one. */
export function catalogueText(
  choose: (texts: CatalogueTexts) => string | undefined,
): LocalizedText {
  const entries = languages.map((language) => [language, choose(textsByLanguage[language])]);
  return Object.fromEntries(entries) as LocalizedText;
}

import { languageOf, type Language } from '../../sites.ts';
import { usePage } from '../../pages/routing/page.ts';
import { czech } from './czech.ts';
import { french } from './french.ts';
import { german, type PlaygroundTexts } from './german.ts';
import { hungarian } from './hungarian.ts';
import { polish } from './polish.ts';
import { slovak } from './slovak.ts';
import { turkish } from './turkish.ts';

const textsByLanguage: Readonly<Record<Language, PlaygroundTexts>> = {
  de: german,
  fr: french,
  cs: czech,
  hu: hungarian,
  pl: polish,
  sk: slovak,
  tr: turkish,
};

/** The playground's texts in the language of the page's site. */
export function usePlaygroundTexts(): PlaygroundTexts {
  return textsByLanguage[languageOf(usePage().site)];
}

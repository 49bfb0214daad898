import { languageOf, type Language } from '../../sites.ts';
import { usePage } from '../routing/page.ts';
import { czech } from './czech.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hungarian } from './hungarian.ts';
import { polish } from './polish.ts';
import { slovak } from './slovak.ts';
import { swissGerman } from './swissGerman.ts';
import type { Texts } from './texts.ts';
import { turkish } from './turkish.ts';

/** The host's texts by language. */
export const textsByLanguage: Readonly<Record<Language, Texts>> = {
  de: german,
  fr: french,
  cs: czech,
  hu: hungarian,
  pl: polish,
  sk: slovak,
  tr: turkish,
};

/** The texts of the page's site. */
export function useTexts(): Texts {
  const { site } = usePage();
  return site === 'CH' ? swissGerman : textsByLanguage[languageOf(site)];
}

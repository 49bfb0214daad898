import { textsBySite } from '../localize.ts';
import { readTexts } from '../readTexts.ts';
import type de from './texts/de.json';

/** The texts of the navigation and of the theme worlds for a site; `texts.schema.json` says what each is. */
export const navigationTexts = textsBySite(readTexts<typeof de>('navigation/texts'));

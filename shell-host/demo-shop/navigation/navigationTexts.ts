import { textsBySite } from '../localize.ts';
import { readTexts } from '../readTexts.ts';
import type de from './texts/de.json';

/** Returns the texts of the navigation and of the theme worlds for a site. */
export const navigationTexts = textsBySite(readTexts<typeof de>('navigation/texts'));

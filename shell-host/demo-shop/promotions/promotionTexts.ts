import { textsBySite } from '../localize.ts';
import { readTexts } from '../readTexts.ts';
import type de from './texts/de.json';

/** The texts of all promotions in one language. */
export type PromotionTexts = typeof de;

/** Returns the texts of all promotions for a site. */
export const promotionTexts = textsBySite(readTexts<PromotionTexts>('promotions/texts'));

import type { Language } from '../../sites.ts';
import { czech } from './cs/czech.ts';
import { german } from './de/german.ts';
import { french } from './fr/french.ts';
import { hungarian } from './hu/hungarian.ts';
import { polish } from './pl/polish.ts';
import type { CategoryTitles, ProductTexts } from './productTexts.ts';
import { slovak } from './sk/slovak.ts';
import { turkish } from './tr/turkish.ts';

/** The texts of products and categories by language and key. */
export const catalogueTexts: Record<
  Language,
  { products: ProductTexts; categories: CategoryTitles }
> = { de: german, fr: french, cs: czech, hu: hungarian, pl: polish, sk: slovak, tr: turkish };

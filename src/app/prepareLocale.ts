import type { Locale } from '../foundation/i18n/locales.ts';
import { pageLocales } from './page.ts';

/** Resolves when a locale's texts have arrived for this page, or on a server for this process. Never rejects. */
export function prepareLocale(locale: Locale): Promise<void> {
  return pageLocales().load(locale);
}

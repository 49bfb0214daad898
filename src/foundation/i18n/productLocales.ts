/** The twelve locales that fascia has texts for (SITE-06). */
export const productLocales = [
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-CH',
  'pl-PL',
  'sk-SK',
  'cs-CZ',
  'hu-HU',
  'tr-TR',
  'da-DK',
  'sv-SE',
  'en',
] as const;

/** A language and, where texts differ, its country. */
export type ProductLocale = (typeof productLocales)[number];

/** All locales that fascia has texts for (SITE-06). */
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

/** A locale that fascia has texts for. `Locale` contains only those of the shop. */
export type ProductLocale = (typeof productLocales)[number];

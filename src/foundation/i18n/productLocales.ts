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

/** A language and, where texts differ, its country: one that fascia has texts for. `Locale` is one that the shop ships. */
export type ProductLocale = (typeof productLocales)[number];

/** The twelve locales; the first is the default (SITE-06). */
export const locales = [
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
export type Locale = (typeof locales)[number];

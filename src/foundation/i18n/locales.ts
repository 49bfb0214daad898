/** The twelve locales of F§1; the first is the default. */
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

/** A language as one country writes it. */
export type Locale = (typeof locales)[number];

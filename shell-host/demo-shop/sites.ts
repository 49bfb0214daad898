/** Every country site, in the order in which the shop lists them. */
export const sites = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const;

/** Every language of the catalogue; the other texts are translated from the German ones. */
export const languages = ['de', 'fr', 'cs', 'hu', 'pl', 'sk', 'tr', 'da', 'sv', 'en'] as const;

/** ISO 4217 codes of every currency of the catalogue. */
export const currencies = ['EUR', 'CHF', 'CZK', 'HUF', 'PLN', 'TRY', 'DKK', 'SEK', 'GBP'] as const;

/** A country site of the shop. */
export type Site = (typeof sites)[number];

/** A language that the catalogue is translated into. */
export type Language = (typeof languages)[number];

/** A currency that the shop sells in. */
export type Currency = (typeof currencies)[number];

/** One text in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;

const settings = {
  DE: ['de', 'EUR'],
  AT: ['de', 'EUR'],
  CH: ['de', 'CHF'],
  CH_FR: ['fr', 'CHF'],
  CZ: ['cs', 'CZK'],
  HU: ['hu', 'HUF'],
  PL: ['pl', 'PLN'],
  SK: ['sk', 'EUR'],
  TR: ['tr', 'TRY'],
} as const satisfies Record<Site, readonly [Language, Currency]>;

/** The language of a site's pages. */
export function languageOf(site: Site): Language {
  return settings[site][0];
}

/** The currency of a site's prices. */
export function currencyOf(site: Site): Currency {
  return settings[site][1];
}

/** The site that a string names, else null. */
export function parseSite(text: string | null | undefined): Site | null {
  return sites.find((site) => site === text) ?? null;
}

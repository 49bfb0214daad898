/** The nine country sites of the shop (H§9). */
export type Site = 'DE' | 'AT' | 'CH' | 'CH_FR' | 'CZ' | 'HU' | 'PL' | 'SK' | 'TR';

/** The languages that the catalogue's texts exist in. */
export type Language = 'de' | 'fr' | 'cs' | 'hu' | 'pl' | 'sk' | 'tr';

/** ISO 4217 codes of the currencies that the nine sites sell in (H§9). */
export type Currency = 'EUR' | 'CHF' | 'CZK' | 'HUF' | 'PLN' | 'TRY';

/** Every site, in the order of H§9. */
export const sites = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const;

/** Every language of the catalogue; German is the one that the others are translated from. */
export const languages = ['de', 'fr', 'cs', 'hu', 'pl', 'sk', 'tr'] as const;

/** Every currency of the catalogue. */
export const currencies = ['EUR', 'CHF', 'CZK', 'HUF', 'PLN', 'TRY'] as const;

const bySite = {
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

/** The language that a site's visitors read (H§9, locale per site). */
export function languageOf(site: Site): Language {
  return bySite[site][0];
}

/** The currency that a site's prices are in (H§9). */
export function currencyOf(site: Site): Currency {
  return bySite[site][1];
}

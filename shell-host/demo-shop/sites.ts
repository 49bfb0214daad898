import { retailer, type RetailerSite } from './retailer.ts';

/** The code of a country site of the shop. */
export type Site = string;

/** All country sites in the shop's order. */
export const sites: readonly Site[] = retailer.sites.map(({ code }) => code);

/** The site of pages and requests that do not name one. */
export const defaultSite: Site = sites[0] ?? '';

/** All languages of the catalogue. Other texts are translated from the German ones. */
export const languages = ['de', 'fr', 'cs', 'hu', 'pl', 'sk', 'tr', 'da', 'sv', 'en'] as const;

/** ISO 4217 codes of all currencies of the catalogue. */
export const currencies = ['EUR', 'CHF', 'CZK', 'HUF', 'PLN', 'TRY', 'DKK', 'SEK', 'GBP'] as const;

/** A language that the catalogue is translated into. */
export type Language = (typeof languages)[number];

/** A currency that the catalogue has prices in. */
export type Currency = (typeof currencies)[number];

/** One text in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Returns the data of a site. @throws {Error} If the site is unknown. */
export function siteOf(code: Site): RetailerSite {
  const site = retailer.sites.find((each) => each.code === code);
  if (!site) throw new Error(`Unknown site: ${code}`);
  return site;
}

/** The locale of a site's numbers and prices (SITE-02). */
export function localeOf(site: Site): string {
  return siteOf(site).locale;
}

/** Returns the language of a site's pages. English if the demo has no texts in the site's language. */
export function languageOf(site: Site): Language {
  const [language] = localeOf(site).split('-');
  return languages.find((each) => each === language) ?? 'en';
}

/** Returns the currency of a site's prices. Euros if the catalogue has no prices in the site's currency. */
export function currencyOf(site: Site): Currency {
  const { currency } = siteOf(site);
  return currencies.find((each) => each === currency) ?? 'EUR';
}

/** Returns the site with this code, or `null`. */
export function parseSite(text: string | null | undefined): Site | null {
  return sites.find((site) => site === text) ?? null;
}

import { retailer, type RetailerSite } from './retailer.ts';

/** The code of a country site of the shop. */
export type Site = string;

/** Every country site, in the order in which the shop lists them. */
export const sites: readonly Site[] = retailer.sites.map(({ code }) => code);

/** The site of a page or request that names none. */
export const defaultSite: Site = sites[0] ?? '';

/** Every language of the catalogue; the other texts are translated from the German ones. */
export const languages = ['de', 'fr', 'cs', 'hu', 'pl', 'sk', 'tr', 'da', 'sv', 'en'] as const;

/** ISO 4217 codes of every currency of the catalogue. */
export const currencies = ['EUR', 'CHF', 'CZK', 'HUF', 'PLN', 'TRY', 'DKK', 'SEK', 'GBP'] as const;

/** A language that the catalogue is translated into. */
export type Language = (typeof languages)[number];

/** A currency that the catalogue has prices in. */
export type Currency = (typeof currencies)[number];

/** One text in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** What the shop's folder says of a site. @throws Error if there is no such site. */
export function siteOf(code: Site): RetailerSite {
  const site = retailer.sites.find((each) => each.code === code);
  if (!site) throw new Error(`The shop has no site ${code}`);
  return site;
}

/** The locale of a site's numbers and prices (SITE-02). */
export function localeOf(site: Site): string {
  return siteOf(site).locale;
}

/** The language of a site's pages; English where the demo has no texts in the site's own. */
export function languageOf(site: Site): Language {
  const [language] = localeOf(site).split('-');
  return languages.find((each) => each === language) ?? 'en';
}

/** The currency of a site's prices; euros where the catalogue has no prices in the site's own. */
export function currencyOf(site: Site): Currency {
  const { currency } = siteOf(site);
  return currencies.find((each) => each === currency) ?? 'EUR';
}

/** The site that a string names, else null. */
export function parseSite(text: string | null | undefined): Site | null {
  return sites.find((site) => site === text) ?? null;
}

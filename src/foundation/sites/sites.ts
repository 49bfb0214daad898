import { siteCodes as codes, sites as table } from '#shop/sites.ts';
import { locales, type Locale } from '../i18n/locales.ts';
import type { GivenAddresses } from './givenAddresses.ts';

// Spread, because a host's types cannot name the shop's modules: the values' types stand in the type archive in full.

/** The shop's country sites; the first is the default (SITE-01). */
export const siteCodes = [...codes] as const;

/** A country site. Not a locale: Switzerland has two sites, and every site may be shown in any locale. */
export type Site = (typeof siteCodes)[number];

/**
 * What every module needs to know about a site; components read a column instead of comparing codes. Data that only some
 * features need are in tables of their own: what is here is downloaded with every header.
 */
export const sites = { ...table } as const;

/** The given locale if the shop ships it, else the site's. */
export const localeOf = (site: Site, chosen?: unknown): Locale =>
  locales.find((known) => known === chosen) ?? sites[site].locale;

/**
 * The address that a site has under a name: the host's, else its own; `undefined` if it has none.
 *
 * @param table The addresses of each site.
 * @param given The host's addresses, parsed.
 */
export function siteAddress<Name extends string>(
  site: Site,
  name: Name,
  table: Readonly<Record<Site, Readonly<Partial<Record<Name, string>>>>>,
  given?: GivenAddresses,
): string | undefined {
  const address = given?.[name.toLowerCase() as keyof GivenAddresses] ?? table[site][name];
  return address?.replaceAll('{site}', site);
}

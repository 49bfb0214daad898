import { siteCodes as codes, sites as table } from '#shop/sites.ts';
import { locales, type Locale } from '../i18n/locales.ts';
import type { GivenAddresses } from './givenAddresses.ts';

// Spread, so that the type archive contains the full types: hosts cannot resolve the shop's modules.

/** The shop's country sites. The first is the default (SITE-01). */
export const siteCodes = [...codes] as const;

/** A country site. Not a locale: Switzerland has two sites, and every site can be shown in any locale. */
export type Site = (typeof siteCodes)[number];

/**
 * Data about sites that every header downloads. Components read a field instead of comparing codes. Data of single
 * features is in separate tables.
 */
export const sites = { ...table } as const;

/** Returns the given locale if the shop has it, or else the site's. */
export const localeOf = (site: Site, chosen?: unknown): Locale =>
  locales.find((known) => known === chosen) ?? sites[site].locale;

/**
 * Returns an address: the host's, or else the site's. `undefined` if neither exists.
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

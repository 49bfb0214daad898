import type { Site } from './sites.ts';

type Table<Name extends string, Value> = Readonly<Partial<Record<Name, Value>>>;

/** Replaces `{site}` in an address by the site's code. */
export const forSite = (site: Site, address: string): string => address.replaceAll('{site}', site);

/**
 * The address that a site has under a name: its own, or else the shop's; undefined where it has none.
 *
 * @param common What most sites have.
 * @param bySite What others have instead; null for none.
 */
export function siteAddress<Name extends string>(
  site: Site,
  name: Name,
  common: Table<Name, string>,
  bySite: Table<Site, Table<Name, string | null>>,
): string | undefined {
  const own = bySite[site]?.[name];
  const address = own === undefined ? common[name] : own;
  return address ? forSite(site, address) : undefined;
}

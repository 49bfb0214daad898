import type { GivenAddresses } from './givenAddresses.ts';
import type { Site } from './sites.ts';

type Table<Name extends string, Value> = Readonly<Partial<Record<Name, Value>>>;

/**
 * The address that a site has under a name: the host's, else its own, else the shop's; undefined where it has none.
 *
 * @param common What most sites have.
 * @param bySite What others have instead; null for none.
 * @param given What the host gives, parsed.
 */
export function siteAddress<Name extends string>(
  site: Site,
  name: Name,
  common: Table<Name, string>,
  bySite: Table<Site, Table<Name, string | null>>,
  given?: GivenAddresses,
): string | undefined {
  const own = bySite[site]?.[name];
  const address =
    given?.[name.toLowerCase() as keyof GivenAddresses] ?? (own === undefined ? common[name] : own);
  return address?.replaceAll('{site}', site);
}

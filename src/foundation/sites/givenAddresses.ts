import type { Addresses } from '../shop/defineSite.ts';
import { forSite } from './siteValue.ts';
import type { Site } from './sites.ts';

/** Services with an origin of their own; preview and A/B tests always are on the page's. */
export type ServiceName =
  'cart' | 'customer' | 'navigation' | 'promotion' | 'search' | 'newsletter';

/** What a host may name in its setting `addresses` (SHOP-20, SHOP-22). */
export type AddressName = keyof Addresses | 'services' | `${ServiceName}Service`;

/**
 * Addresses that a host gives instead of the shop's, by name: a path of the page's origin, or an absolute http(s)
 * address. `{site}` stands for the site's code. The names may be in lower case, as in data attributes (HOST-63).
 */
export type GivenAddresses = Readonly<Partial<Record<AddressName, string>>>;

/** The address that the host gives under a name; undefined where it gives none. */
export function givenAddress(
  site: Site,
  name: AddressName,
  addresses: GivenAddresses | undefined,
): string | undefined {
  const address = addresses?.[name] ?? addresses?.[name.toLowerCase() as AddressName];
  return address && forSite(site, address);
}

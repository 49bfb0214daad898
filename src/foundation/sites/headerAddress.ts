import { headerAddresses } from '#shop/navigation.ts';
import type { Addresses, HeaderAddress } from '../shop/defineSite.ts';
import type { GivenAddresses } from './givenAddresses.ts';
import { useModule } from './moduleContext.ts';
import { siteAddress, type Site } from './sites.ts';

/**
 * Returns the address of a page that the header's first download links to: the host's, or else the site's (SHOP-20).
 * `undefined` if the site does not have the page, because its feature is off.
 *
 * @param addresses The host's addresses, parsed.
 */
export function headerAddress<Name extends HeaderAddress>(
  name: Name,
  site: Site,
  addresses?: GivenAddresses,
): Addresses[Name] {
  return siteAddress(site, name, headerAddresses, addresses) as Addresses[Name];
}

/** `headerAddress` for the module that contains the component. */
export function useHeaderAddress<Name extends HeaderAddress>(name: Name): Addresses[Name] {
  const { site, addresses } = useModule();
  return headerAddress(name, site, addresses);
}

import { headerAddresses } from '#shop/navigation.ts';
import type { Addresses, HeaderAddress } from '../shop/defineSite.ts';
import type { GivenAddresses } from './givenAddresses.ts';
import { useModule } from './moduleContext.ts';
import { siteAddress, type Site } from './sites.ts';

/**
 * The address of a page that the header's first download links to: the host's, else the site's
 * (SHOP-20). Undefined where the site has no such page, which only a feature that is off allows.
 *
 * @param addresses What the host gives, parsed.
 */
export function headerAddress<Name extends HeaderAddress>(
  name: Name,
  site: Site,
  addresses?: GivenAddresses,
): Addresses[Name] {
  return siteAddress(site, name, headerAddresses, addresses) as Addresses[Name];
}

/** `headerAddress` for the module around a component. */
export function useHeaderAddress<Name extends HeaderAddress>(name: Name): Addresses[Name] {
  const { site, addresses } = useModule();
  return headerAddress(name, site, addresses);
}

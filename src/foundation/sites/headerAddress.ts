import { headerAddresses, headerAddressesBySite } from '#shop/headerAddresses.ts';
import type { Addresses, HeaderAddress } from '../shop/defineSite.ts';
import { givenAddress, type GivenAddresses } from './givenAddresses.ts';
import { useModule } from './moduleContext.ts';
import { siteAddress } from './siteValue.ts';
import type { Site } from './sites.ts';

/**
 * The address of a page that the header's first download links to: the host's, else the site's, else the shop's
 * (SHOP-20). Undefined where the site has no such page, which only a feature that is off allows.
 *
 * @param addresses What the host gives.
 */
export function headerAddress<Name extends HeaderAddress>(
  name: Name,
  site: Site,
  addresses?: GivenAddresses,
): Addresses[Name] {
  return (givenAddress(site, name, addresses) ??
    siteAddress(site, name, headerAddresses, headerAddressesBySite)) as Addresses[Name];
}

/** `headerAddress` for the module around a component. */
export function useHeaderAddress<Name extends HeaderAddress>(name: Name): Addresses[Name] {
  const { site, addresses } = useModule();
  return headerAddress(name, site, addresses);
}

import { addresses as shopAddresses } from '#shop/addresses.ts';
import type { Addresses } from '../shop/defineSite.ts';
import type { GivenAddresses } from './givenAddresses.ts';
import { useModule } from './moduleContext.ts';
import { siteAddress, type Site } from './sites.ts';

/**
 * Returns the address of a page of the shop: the host's, or else the site's (SHOP-20). `undefined` if the site does not
 * have the page, because its feature is off.
 *
 * @param addresses The host's addresses, parsed.
 */
export function addressOf<Name extends keyof Addresses>(
  name: Name,
  site: Site,
  addresses?: GivenAddresses,
): Addresses[Name] {
  return siteAddress(site, name, shopAddresses, addresses) as Addresses[Name];
}

/** Returns the path of an address, without its origin, query and fragment. */
export const pathOf = (address: string): string => new URL(address, 'http://page').pathname;

/** `addressOf` for the module that contains the component. */
export function useAddress<Name extends keyof Addresses>(name: Name): Addresses[Name] {
  const { site, addresses } = useModule();
  return addressOf(name, site, addresses);
}

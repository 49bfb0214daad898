import { addresses, addressesBySite } from '#shop/addresses.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import type { LazyAddress } from '../../foundation/shop/defineSite.ts';

/** The address of one of the shop's pages on the module's site; undefined where the site has none. */
export function useAddress(name: LazyAddress): string | undefined {
  const { site } = useModule();
  const own = addressesBySite[site]?.[name];
  const address = own === undefined ? addresses[name] : own;
  return address?.replaceAll('{site}', site);
}

import type { Addresses } from '../shop/defineSite.ts';

/** Services whose origin a host can set; preview and A/B tests always are on the page's. */
export type ServiceName =
  | 'cart'
  | 'customer'
  | 'navigation'
  | 'promotion'
  | 'search'
  | 'newsletter';

/** What a host may name in its setting `addresses` (SHOP-20, SHOP-22). */
export type AddressName = keyof Addresses | 'services' | `${ServiceName}Service`;

/**
 * Addresses that a host gives instead of the shop's, by name: a path of the page's origin, or an absolute http(s)
 * address. `{site}` stands for the site's code. Parsed, the names are in lower case, as data attributes have them
 * (HOST-63).
 */
export type GivenAddresses = Readonly<Partial<Record<AddressName, string>>>;

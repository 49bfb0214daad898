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

/** All names, for what has to refuse unknown ones. */
export const addressNames = Object.keys({
  home: true,
  search: true,
  cart: true,
  checkout: true,
  account: true,
  login: true,
  register: true,
  logout: true,
  orders: true,
  watchList: true,
  loyaltyCard: true,
  community: true,
  mobilePlan: true,
  storeFinder: true,
  stores: true,
  help: true,
  contact: true,
  privacy: true,
  terms: true,
  newsletter: true,
  services: true,
  cartService: true,
  customerService: true,
  navigationService: true,
  promotionService: true,
  searchService: true,
  newsletterService: true,
} satisfies Record<AddressName, true>);

/**
 * Addresses that a host gives instead of the shop's, by name: a path of the page's origin, or an absolute http(s)
 * address. `{site}` stands for the site's code. Parsed, the names are in lower case, as data attributes have them
 * (HOST-16).
 */
export type GivenAddresses = Readonly<Partial<Record<AddressName, string>>>;

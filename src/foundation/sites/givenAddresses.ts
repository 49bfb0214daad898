import type { Addresses } from '../shop/defineSite.ts';

const services = ['cart', 'customer', 'navigation', 'promotion', 'search', 'newsletter'] as const;

/** Services whose origin a host can set. Preview and A/B tests always use the page's origin. */
export type ServiceName = (typeof services)[number];

/** The names in a host's setting `addresses` (SHOP-20, SHOP-22). */
export type AddressName = keyof Addresses | 'services' | `${ServiceName}Service`;

/** The names of the shop's pages. Made of an object, so that TypeScript reports missing names. */
export const pageNames = Object.keys({
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
} satisfies Record<keyof Addresses, true>) as (keyof Addresses)[];

/** All names, for code that rejects unknown ones. */
export const addressNames: readonly AddressName[] = [
  ...pageNames,
  'services',
  ...services.map((name) => `${name}Service` as const),
];

/**
 * A host's addresses, by name: paths of the page's origin, or absolute http(s) URLs. `{site}` stands for the site's
 * code. The type has the names as a host writes them. After parsing they are in lower case, as in data attributes
 * (HOST-16).
 */
export type GivenAddresses = Readonly<Partial<Record<AddressName, string>>>;

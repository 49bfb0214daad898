/** All keys of session storage, which the pages of a tab share. */
export const tabStorageKeys = {
  tab: 'fascia.tab',
  leftCart: (site: string) => `fascia.cart.${site}.left`,
  countryOffered: 'fascia.countryOffered',
  emptyPromotions: (site: string) => `fascia.emptyPromotions.${site}`,
} as const;

/** All keys of local storage (HOST-24). */
export const storageKeys = {
  cart: (site: string) => `fascia.cart.${site}`,
  cartTurn: 'fascia.cartTurn',
  /** The opaque id of the visitor, which all tabs share (CART-81). */
  visitor: 'fascia.owner',
  appBannerClosed: 'fascia.appBannerClosed',
  countryOfferClosed: 'fascia.countryOfferClosed',
  visit: (productId: string) => `fascia.visit.${productId}`,
  addToBasket: (productId: string) => `fascia.addToBasket.${productId}`,
  /** The products with a `visit` or `addToBasket` key, and the time of each click (SEARCH-17). */
  clicks: 'fascia.clicks',
  /** Recent searches in this browser (SEARCH-50). */
  recentSearches: (site: string) => `fascia.recentSearches.${site}`,
} as const;

/**
 * Prefixes of the local storage keys with data of one visitor. This data is removed when the visitor changes (CART-83).
 */
export const visitorKeyPrefixes = [
  storageKeys.cart(''),
  storageKeys.cartTurn,
  storageKeys.recentSearches(''),
  storageKeys.visit(''),
  storageKeys.addToBasket(''),
  storageKeys.clicks,
];

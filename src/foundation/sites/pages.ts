/** Pages with the same address on every site (FOOT-16). */
export const samePages = {
  stores: '/service/storefinder/',
  contact: '/contact',
  privacy: '/privacy',
} as const;

/** The terms of business on DE, which have a fixed address (SEARCH-02, FOOT-16). */
export const DE_TERMS_PAGE = '/agb-s400007325.html';

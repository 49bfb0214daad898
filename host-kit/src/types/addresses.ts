/** The names of addresses that a host may give instead of the shop's. */
export type AddressName =
  | 'home'
  | 'search'
  | 'cart'
  | 'checkout'
  | 'account'
  | 'login'
  | 'register'
  | 'logout'
  | 'orders'
  | 'watchList'
  | 'loyaltyCard'
  | 'community'
  | 'mobilePlan'
  | 'storeFinder'
  | 'stores'
  | 'help'
  | 'contact'
  | 'privacy'
  | 'terms'
  | 'newsletter'
  | 'services'
  | 'cartService'
  | 'customerService'
  | 'navigationService'
  | 'promotionService'
  | 'searchService'
  | 'newsletterService';

/** Paths of the page's origin, or absolute http(s) addresses. `{site}` stands for the site's code. */
export type Addresses = Readonly<Partial<Record<AddressName, string>>>;

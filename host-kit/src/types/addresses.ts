/** Names of the shop's addresses that a host can override. */
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

/** Paths on the page's origin, or absolute http(s) addresses. `{site}` is replaced by the site's code. */
export type Addresses = Readonly<Partial<Record<AddressName, string>>>;

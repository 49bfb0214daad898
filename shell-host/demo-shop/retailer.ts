import data from '#shop/shop.json' with { type: 'json' };

type Data = typeof data;

/** The pages in a shop's folder. A page may be missing if the shop lacks the feature. */
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
  | 'newsletter';

/** The items of the main navigation in display order. */
export const menuItems = ['theme-worlds', 'categories', 'coffee', 'sale'] as const;
export type MenuItem = (typeof menuItems)[number];

/** A site of the shop with the values that it inherits from the shop. Addresses are paths or absolute. */
export interface RetailerSite {
  code: string;
  locale: string;
  currency: string;
  /** The country's name in its own language. */
  label: string;
  /** The site's start page, to which the country switcher links. */
  start: string;
  addresses: Readonly<Partial<Record<AddressName, string>>>;
  menu: Readonly<Partial<Record<MenuItem, string>>>;
  menuTitles: Readonly<Record<MenuItem, string>>;
  features: Readonly<Record<'loyalty' | 'community' | 'mobilePlan' | 'storeFinder', boolean>>;
  /** Required data of a sign-up, and the discount on the first purchase of a new subscriber (0.1 for 10 %). */
  newsletter: { required: readonly string[]; mandatoryConsent: boolean; discount?: number };
}

interface Retailer {
  name: string;
  key: string;
  /** Name of the loyalty card, if the shop has one. */
  loyaltyCard?: string;
  /** `markup` is the content of the SVG file's root element. */
  logo: Data['logo'];
  serviceFields: Data['serviceFields'];
  /** Names of the cookies by purpose. */
  cookies: Data['cookies'];
  footerLogos: { folder: string; names: readonly string[] };
  /** Further paths that footer, newsletter form and search link to. */
  pages: readonly string[];
  /** The first site is the default. */
  sites: readonly RetailerSite[];
}

/** The shop of this build: the data of its folder that the demo uses. */
export const retailer: Retailer = data;

import data from '#shop/shop.json' with { type: 'json' };

type Data = typeof data;

/** The pages that a shop names in its folder; a shop without a feature has no page for it. */
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

/** The items of the main navigation, in their order. */
export const menuItems = ['theme-worlds', 'categories', 'coffee', 'sale'] as const;
export type MenuItem = (typeof menuItems)[number];

/** A site of the shop, with all that it takes from the shop. Addresses are paths or absolute. */
export interface RetailerSite {
  code: string;
  locale: string;
  currency: string;
  /** The country's name in its own language. */
  label: string;
  /** Where the country switcher leads. */
  start: string;
  addresses: Readonly<Partial<Record<AddressName, string>>>;
  menu: Readonly<Partial<Record<MenuItem, string>>>;
  menuTitles: Readonly<Record<MenuItem, string>>;
  features: Readonly<Record<'loyalty' | 'community' | 'mobilePlan' | 'storeFinder', boolean>>;
  /** What a sign-up must have; the share of the first purchase that a new subscriber gets off, 0.1 for 10 %. */
  newsletter: { required: readonly string[]; mandatoryConsent: boolean; discount?: number };
}

interface Retailer {
  name: string;
  key: string;
  /** The loyalty card's name, in shops that have one. */
  loyaltyCard?: string;
  /** `markup` is what the SVG file has within its outer tags. */
  logo: Data['logo'];
  serviceFields: Data['serviceFields'];
  /** Their names, by what they are for. */
  cookies: Data['cookies'];
  footerLogos: { folder: string; names: readonly string[] };
  /** Paths to which footer, newsletter form and search lead besides those of `addresses`. */
  pages: readonly string[];
  /** The first is the default. */
  sites: readonly RetailerSite[];
}

/** The shop that this build is for: what its folder says, as far as pages and services of the demo need it. */
export const retailer: Retailer = data;

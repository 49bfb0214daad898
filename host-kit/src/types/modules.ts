import type { Addresses } from './addresses.ts';
import type { Locale, Site } from './shop.ts';

/** What every module understands. */
export interface SiteSettings {
  /** The country site, default the shop's first. */
  site?: Site;
  /** The language of the texts, default the site's. */
  locale?: Locale;
}

/** The layout: `CLASSIC` and `TABLET` are wide, `MATCH` and `SMARTPHONE` mobile. */
export type Platform = 'CLASSIC' | 'TABLET' | 'MATCH' | 'SMARTPHONE';

/** Filters of promotions. */
export interface PromotionTags {
  /** Only promotions that have every one of these. */
  allOf?: string[];
  /** Only promotions that have at least one of these. */
  anyOf?: string[];
  /** No promotion that has one of these. */
  noneOf?: string[];
}

/** Settings of the header. Every one may be left out. */
export interface HeaderSettings extends SiteSettings {
  /** Addresses that differ from the shop's, as `{ login: '/sign-in' }`. */
  addresses?: Addresses;
  /** The header of checkout-style pages: logo and secure-purchase hint. Default false. */
  reduced?: boolean;
  /** False shows no promotion of any kind and requests none. Default true. */
  showPromotionBanner?: boolean;
  /** Offers visitors whose browser prefers another language the page's version for another country. Default true. */
  showCountryOffer?: boolean;
  /** Keeps the header at the window's top; it slides away while the page scrolls down. Default false. */
  sticky?: boolean;
  /** Finds the page's main content, for the skip link, as a CSS selector. Default `main`. */
  mainSelector?: string;
  /** The layout; by default from the window's width: below 980 px MATCH, below 1440 px TABLET, else CLASSIC. */
  platform?: Platform;
  /** Loads the script of the shop's consent manager. Default false. */
  oneTrustEnabled?: boolean;
  /** Whether the visitor allows storage that is not necessary. By default the consent manager's answer with `oneTrustEnabled`, else yes. */
  storageConsent?: boolean;
  /** Whether an empty search field shows what this browser has searched for. Default true. */
  recentSearches?: boolean;
  /** Which consent script; by default DEV on `localhost`, `*.local`, `dev.*` and `test.*`, else LIVE. */
  stage?: 'LIVE' | 'DEV';
  /** Shows the secure-purchase hint in the reduced header. Default true. */
  showSecureHint?: boolean;
  /** The host's client router; it gets the addresses of searches and of clicked suggestions. By default a page load. */
  navigate?: (url: string) => void;
  /** The page's path, with or without its query. By default the browser's. */
  path?: string;
  /** The id of the page's category promotion; without it none is requested. */
  categoryPromotionId?: string;
  /** Filters of the promotions. */
  tags?: PromotionTags;
  /** The search box's expanded width in px, default 408. */
  searchWidth?: number;
  /** Lets browsers prerender the pages that the navigation and the suggestions link to. Default false. */
  speculation?: boolean;
  /** The navigation service's address, default `/jsonflyoutnavigation`. */
  navigationRoute?: string;
}

/** Settings of the footer. Every one may be left out. */
export interface FooterSettings extends SiteSettings {
  /** Addresses that differ from the shop's, as `{ contact: '/help' }`. */
  addresses?: Addresses;
  /** The layout, default `'CLASSIC'`; `MATCH` and `SMARTPHONE` are mobile. */
  platform?: Platform;
  /** Shows only what a checkout needs. Default false. */
  reduced?: boolean;
  /** Leaves out the newsletter box. Default false. */
  hideNewsletter?: boolean;
  /** The source of the content: shipped with fascia, or the promotion `SHOP_FOOTER`. Default `'bundled'`. */
  contentSource?: 'bundled' | 'promotion';
  /** Accepted as in the other modules; the footer's links are plain. */
  navigate?: (url: string) => void;
}

/** How a sign-up for the newsletter ended. */
export type SubmissionResult = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL';

/** Settings of the newsletter sign-up. Every one may be left out. */
export interface NewsletterSettings extends SiteSettings {
  /** Addresses that differ from the shop's, as `{ privacy: '/privacy' }`. */
  addresses?: Addresses;
  /** Where the visitor signs up, default `'NEWSLETTER'`. */
  origin?: 'NEWSLETTER' | 'SHOPPING_CART';
  /** More on the origin, for the tracking event and the service. Default `''`. */
  originAddition?: string;
  /** Shows that a confirmation link is no longer valid. Default false. */
  showDoiErrorMessage?: boolean;
  /** True uses the private API, false the internal one. Default false. */
  singlePageApp?: boolean;
  /** Consents already given, as `['DNE']`; such a checkbox is not shown and not sent. Default none. */
  consents?: string[];
  /** Called after every submit, also after an error and a faked success. */
  onSubmitted?: (result: SubmissionResult) => void;
}

/** Settings of the staff's preview panel. */
export type PreviewSettings = SiteSettings;

/** The modules that fill a slot, and their settings. */
export interface ModuleSettings {
  Header: HeaderSettings;
  Footer: FooterSettings;
  NewsletterForm: NewsletterSettings;
  PreviewPanel: PreviewSettings;
}

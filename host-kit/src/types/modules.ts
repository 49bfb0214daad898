import type { Addresses } from './addresses.ts';
import type { Locale, Site } from './shop.ts';

/** Settings that every module accepts. */
export interface SiteSettings {
  /** The country site. Default: the shop's first site. */
  site?: Site;
  /** The language of the texts. Default: the site's locale. */
  locale?: Locale;
}

/** The layout. `CLASSIC` and `TABLET` are wide, `MATCH` and `SMARTPHONE` are mobile. */
export type Platform = 'CLASSIC' | 'TABLET' | 'MATCH' | 'SMARTPHONE';

/** Filters of promotions. */
export interface PromotionTags {
  /** Only promotions with all of these tags. */
  allOf?: string[];
  /** Only promotions with at least one of these tags. */
  anyOf?: string[];
  /** Only promotions without any of these tags. */
  noneOf?: string[];
}

/** Settings of the header. All are optional. */
export interface HeaderSettings extends SiteSettings {
  /** Overrides of the shop's addresses, such as `{ login: '/sign-in' }`. */
  addresses?: Addresses;
  /** Shows the header for checkout pages: logo and secure-purchase hint. Default false. */
  reduced?: boolean;
  /** Whether to request and show promotions. Default true. */
  showPromotionBanner?: boolean;
  /** Suggests the site of another country if the browser prefers another language. Default true. */
  showCountryOffer?: boolean;
  /** Keeps the header at the top of the viewport and hides it while the page scrolls down. Default false. */
  sticky?: boolean;
  /** CSS selector of the page's main content, the target of the skip link. Default `main`. */
  mainSelector?: string;
  /**
   * The layout. Default: depends on the viewport width (MATCH below 980 px, TABLET below 1440 px, otherwise CLASSIC).
   */
  platform?: Platform;
  /** Loads the script of the shop's consent manager. Default false. */
  oneTrustEnabled?: boolean;
  /**
   * Whether the visitor allows storage that is not strictly necessary. Default: the consent manager's value with
   * `oneTrustEnabled`, otherwise true.
   */
  storageConsent?: boolean;
  /** Whether an empty search field shows the recent searches of this browser. Default true. */
  recentSearches?: boolean;
  /** Selects the consent script. Default: DEV on `localhost`, `*.local`, `dev.*` and `test.*`, otherwise LIVE. */
  stage?: 'LIVE' | 'DEV';
  /** Shows the secure-purchase hint in the reduced header. Default true. */
  showSecureHint?: boolean;
  /** Client-side navigation for searches and clicked suggestions. Default: a page load. */
  navigate?: (url: string) => void;
  /** The page's path, with or without the query. Default: the path in the browser's address. */
  path?: string;
  /** The id of the page's category promotion. Without it, no category promotion is requested. */
  categoryPromotionId?: string;
  /** Filters of the promotions. */
  tags?: PromotionTags;
  /** Width of the expanded search box in px. Default 408. */
  searchWidth?: number;
  /** Allows browsers to prerender pages that the navigation and the suggestions link to. Default false. */
  speculation?: boolean;
  /** The address of the navigation service. Default `/jsonflyoutnavigation`. */
  navigationRoute?: string;
}

/** Settings of the footer. All are optional. */
export interface FooterSettings extends SiteSettings {
  /** Overrides of the shop's addresses, such as `{ contact: '/help' }`. */
  addresses?: Addresses;
  /** The layout. Default `'CLASSIC'`. */
  platform?: Platform;
  /** Shows only the parts that a checkout page needs. Default false. */
  reduced?: boolean;
  /** Hides the newsletter box. Default false. */
  hideNewsletter?: boolean;
  /** The source of the content: `bundled` with fascia, or the promotion `SHOP_FOOTER`. Default `'bundled'`. */
  contentSource?: 'bundled' | 'promotion';
  /** Has no effect, because the footer's links are plain links. Accepted for consistency with the header. */
  navigate?: (url: string) => void;
}

/** The result of a newsletter sign-up. */
export type SubmissionResult = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL';

/** Settings of the newsletter form. All are optional. */
export interface NewsletterSettings extends SiteSettings {
  /** Overrides of the shop's addresses, such as `{ privacy: '/privacy' }`. */
  addresses?: Addresses;
  /** Where the visitor signs up. Default `'NEWSLETTER'`. */
  origin?: 'NEWSLETTER' | 'SHOPPING_CART';
  /** Details of the origin, for the tracking event and the service. Default `''`. */
  originAddition?: string;
  /** Shows the message that the confirmation link is no longer valid. Default false. */
  showDoiErrorMessage?: boolean;
  /** Whether to use the private API instead of the internal one. Default false. */
  singlePageApp?: boolean;
  /** Consents that the visitor has given already, such as `['DNE']`. Their checkboxes are hidden. Default `[]`. */
  consents?: string[];
  /** Called after each submit, including failed ones and those that only pretend to succeed (spam protection). */
  onSubmitted?: (result: SubmissionResult) => void;
}

/** Settings of the preview panel for staff. */
export type PreviewSettings = SiteSettings;

/** The settings of each module that can fill a slot. */
export interface ModuleSettings {
  Header: HeaderSettings;
  Footer: FooterSettings;
  NewsletterForm: NewsletterSettings;
  PreviewPanel: PreviewSettings;
}

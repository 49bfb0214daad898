import type { ProductLocale } from '../i18n/productLocales.ts';

/**
 * A country site of a shop. The default export of `sites/<code>/site.ts`. The folder also contains `flag.svg`,
 * `footer.json` and, if the newsletter's legal texts differ from those of the site's language, `texts.po`, which
 * applies to all locales of the site (SHOP-12).
 *
 * Each address, menu item, feature and newsletter rule overrides the shop's. `voucher` and `pages` are replaced as a
 * whole. `undefined` removes the shop's value: `menu: { sale: undefined }`.
 */
export interface SiteDefinition {
  /** The default language of the site (SITE-02). */
  readonly locale: ProductLocale;
  /** ISO 4217 code. fascia shows no prices; hosts and the demo pages use it. */
  readonly currency: string;
  /**
   * IANA name, such as `Europe/Berlin`. Time zone of the staff preview's dates and times (PREV-06). Default: the
   * browser's.
   */
  readonly timeZone?: string;
  /** The country's name in its own language, for the country switcher (FOOT-26). */
  readonly label: string;
  /**
   * The flag's file, relative to the site's folder. Default `flag.svg`. It contains only shapes, like the logo, and is
   * 3:2 by convention (`viewBox="0 0 24 16"`).
   */
  readonly flag?: string;
  /**
   * The start page for visitors of other sites (FOOT-27): a path, or an absolute URL if the country has its own domain.
   * A path stays on the visitor's domain, so either all sites have absolute URLs or none.
   */
  readonly start: string;
  /** Addresses that differ from the shop's. */
  readonly addresses?: Partial<Addresses>;
  /** Addresses of menu items that differ from the shop's. An item without an address is not shown. */
  readonly menu?: Partial<Record<MenuItem, string>>;
  /** Search terms, in lower case, that lead directly to a page: `{ agb: '/agb' }` (SEARCH-02). */
  readonly searchShortcuts?: Readonly<Record<string, string>>;
  readonly features?: Partial<Features>;
  readonly newsletter?: Partial<NewsletterRules>;
  /** The site's own scripts of the consent manager. */
  readonly consentScripts?: ConsentScripts;
}

/** The items of the main navigation (NAV-01). */
export type MenuItem = 'theme-worlds' | 'categories' | 'coffee' | 'sale';

/** The shop's pages: paths of the page's origin, or absolute http(s) URLs. `{site}` stands for the site's code. */
export interface Addresses {
  /** The start page. The logo links to it (HEAD-01). */
  readonly home: string;
  /** The search results. Receives `query` and `site` (SEARCH-01). */
  readonly search: string;
  /** The cart page. The cart icon links to it (HEAD-08). */
  readonly cart: string;
  /** The checkout. The cart's flyout links to it (CART-41). */
  readonly checkout: string;
  /** The account's start page. The account icon links to it (HEAD-08). */
  readonly account: string;
  /** `login` and `register` are for visitors who are logged out (ACC-20). */
  readonly login: string;
  readonly register: string;
  /** `logout`, `orders` and `watchList` are for visitors who are logged in or remembered (ACC-20). */
  readonly logout: string;
  /** The visitor's orders. */
  readonly orders: string;
  /** The visitor's saved products. */
  readonly watchList: string;
  /** The visitor's loyalty card. Required with the feature `loyalty`. */
  readonly loyaltyCard?: string;
  /** The community page. Required with the feature `community`. */
  readonly community?: string;
  /** The visitor's mobile plan. Required with the feature `mobilePlan`. */
  readonly mobilePlan?: string;
  /** The results of a store search. Receives `query` (HEAD-10). Required with the feature `storeFinder`. */
  readonly storeFinder?: string;
  /** All stores. Required with the feature `storeFinder`. */
  readonly stores?: string;
  /** Frequently asked questions. */
  readonly help: string;
  /** The contact page. The newsletter form links to it (NEWS-41). */
  readonly contact: string;
  /** The privacy notice. The newsletter form links to it (NEWS-41). */
  readonly privacy: string;
  /** The terms of business. */
  readonly terms: string;
  /**
   * The newsletter's sign-up page. It receives forms that are submitted before the form's code runs (NEWS-50, SSR-20).
   */
  readonly newsletter: string;
}

/** Optional features of a shop. */
export interface Features {
  /** Loyalty points and the loyalty card (ACC-05). */
  readonly loyalty: boolean;
  /** The link to the community, for its members (ACC-05). */
  readonly community: boolean;
  /** The link to the visitor's mobile plan (ACC-11). */
  readonly mobilePlan: boolean;
  /** The store finder's icon and flyout (HEAD-08). */
  readonly storeFinder: boolean;
  /** The sign-up form above the footer (FOOT-20). */
  readonly newsletterBox: boolean;
  /** Whether an empty search field shows recent searches of this browser. Default true (SEARCH-52). */
  readonly recentSearches?: boolean;
}

/** A site's features with defaults applied, and whether its menu has theme worlds. */
export interface SiteFeatures extends Required<Features> {
  readonly themeWorlds: boolean;
}

/** A personal field besides the e-mail address. */
export type NewsletterField = 'salutation' | 'firstName' | 'lastName';

/** The rules of a site's newsletter sign-up. */
export interface NewsletterRules {
  /** The fields besides the e-mail address, in order (NEWS-07). */
  readonly fields: readonly NewsletterField[];
  /** The mandatory fields among them (NEWS-17). */
  readonly required: readonly NewsletterField[];
  /**
   * Whether the visitor must consent to commercial messages (NEWS-10). The consent's text links to the page `usage`.
   */
  readonly mandatoryConsent: boolean;
  /** Minimum age in years (NEWS-38). */
  readonly minimumAge: number;
  /**
   * Number of days after which data of an unconfirmed sign-up is deleted. Part of the legal notice if set (NEWS-38).
   */
  readonly retentionDays?: number;
  /** Number of years without opened mails after which no more are sent. Part of the legal notice if set (NEWS-38). */
  readonly inactivityYears?: number;
  /** The voucher for new subscribers. Without it, the form does not mention one (SHOP-30). */
  readonly voucher?: NewsletterVoucher;
  /** Further pages of the legal notice. The text of each link is `newsletter.link.<name>` (NEWS-41). */
  readonly pages: Readonly<Partial<Record<NewsletterPage, string>>>;
  /**
   * The picture beside the form (NEWS-02, SHOP-30): addresses, or files in the shop's folder such as
   * `images/newsletter.jpg`. It is cropped to its box: about 560 by 640 px from a width of 1024 px, 360 by 560 px from
   * 767 px. The voucher's bubble covers a circle of 136 px at the top left.
   */
  readonly picture?: { readonly desktop: string; readonly tablet: string };
}

/** A discount on the first purchase of a new subscriber, and its conditions. */
export interface NewsletterVoucher {
  /** The discount as a fraction: 0.1 for 10 % (NEWS-01). */
  readonly discount: number;
  /** The voucher's validity. `oneMonth` is stated in the footnote (NEWS-01, NEWS-38). */
  readonly validity: 'unlimited' | 'oneMonth';
  /** The page with the conditions (NEWS-41). */
  readonly conditions: string;
}

/** `sample` is an example of the newsletter. The two consents also link to `usage` and `marketing` (NEWS-48). */
export type NewsletterPage = 'sample' | 'hint' | 'usage' | 'marketing' | 'privacyNotice';

/**
 * The consent manager's scripts for production (`LIVE`), and for development and test (`DEV`). A missing script is not
 * loaded (HEAD-22).
 */
export interface ConsentScripts {
  readonly LIVE?: ConsentScript;
  readonly DEV?: ConsentScript;
}

/** A script of the consent manager. */
export interface ConsentScript {
  /** An https URL, or a path of the page's origin. */
  readonly src: string;
  /** Attributes of the script element, such as `{ 'data-domain-script': '…' }`. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}

/** Types the default export of `sites/<code>/site.ts`. The build checks the values. */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site;
}

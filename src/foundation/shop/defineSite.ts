import type { ProductLocale } from '../i18n/productLocales.ts';

/**
 * One country site of a shop. The default export of `sites/<code>/site.ts`; beside it are `flag.svg`, `footer.json`, and
 * `texts.po` where legal texts of the newsletter differ from those of the site's language: they are shown in every locale
 * of the site (SHOP-12).
 *
 * Each address, menu item, feature and newsletter rule that is named here replaces the shop's, a `voucher` or `pages` as a
 * whole. `undefined` takes the shop's away: `menu: { sale: undefined }`.
 */
export interface SiteDefinition {
  /** The language of its own texts (SITE-02). */
  readonly locale: ProductLocale;
  /** ISO 4217 code. fascia shows no prices; hosts and the demo pages read it. */
  readonly currency: string;
  /**
   * IANA name, such as `Europe/Berlin`. The dates and times of the staff preview are in it (PREV-06). Default: the browser's
   * zone.
   */
  readonly timeZone?: string;
  /** The country's name in its own language, for the country switcher (FOOT-26). */
  readonly label: string;
  /**
   * The file of its flag, from the site's folder; default `flag.svg`. Shapes only, as the logo; 3:2 by convention
   * (`viewBox="0 0 24 16"`).
   */
  readonly flag?: string;
  /**
   * The start page for visitors of other sites (FOOT-27): a path, or an absolute address where the country has its own
   * domain. As a path stays on the visitor's domain, either all sites have absolute addresses or none.
   */
  readonly start: string;
  /** The pages whose addresses differ from the shop's. */
  readonly addresses?: Partial<Addresses>;
  /** The menu items whose addresses differ from the shop's. An item without any address is not shown. */
  readonly menu?: Partial<Record<MenuItem, string>>;
  /** Words that a search does not look up but that lead to a page: `{ agb: '/agb' }` (SEARCH-02). In lower case. */
  readonly searchShortcuts?: Readonly<Record<string, string>>;
  readonly features?: Partial<Features>;
  readonly newsletter?: Partial<NewsletterRules>;
  /** The consent manager's scripts of this site, where they differ from the shop's. */
  readonly consentScripts?: ConsentScripts;
}

/** The four items of the main navigation (NAV-01). */
export type MenuItem = 'theme-worlds' | 'categories' | 'coffee' | 'sale';

/**
 * The shop's pages, by name: paths of the page's origin, or absolute http(s) addresses. `{site}` stands for the site's
 * code.
 */
export interface Addresses {
  /** The start page, to which the logo leads (HEAD-01). */
  readonly home: string;
  /** The results of a search, which get `query` and `site` (SEARCH-01). */
  readonly search: string;
  /** The cart's page, to which the cart icon leads (HEAD-08). */
  readonly cart: string;
  /** To which the cart's flyout leads (CART-41). */
  readonly checkout: string;
  /** The account's first page; the account icon leads there (HEAD-08). */
  readonly account: string;
  /** For visitors who are logged out, as `register` (ACC-20). */
  readonly login: string;
  readonly register: string;
  /** For visitors who are logged in or remembered, as `orders` and `watchList` (ACC-20). */
  readonly logout: string;
  /** The visitor's orders. */
  readonly orders: string;
  /** What the visitor has put aside. */
  readonly watchList: string;
  /** The visitor's loyalty card. Required with the feature `loyalty`. */
  readonly loyaltyCard?: string;
  /** The community's page. Required with the feature `community`. */
  readonly community?: string;
  /** The visitor's mobile plan. Required with the feature `mobilePlan`. */
  readonly mobilePlan?: string;
  /** The results of a search for branches, which get `query` (HEAD-10). Required with the feature `storeFinder`. */
  readonly storeFinder?: string;
  /** All branches. Required with the feature `storeFinder`. */
  readonly stores?: string;
  /** Frequently asked questions. */
  readonly help: string;
  /** Where visitors write to the shop; the newsletter form links to it (NEWS-41). */
  readonly contact: string;
  /** The privacy notice, to which the newsletter form links (NEWS-41). */
  readonly privacy: string;
  /** The terms of business. */
  readonly terms: string;
  /** The page to sign up for the newsletter, which answers a form sent before its code runs (NEWS-50, SSR-20). */
  readonly newsletter: string;
}

/** The addresses that the first downloads of header and footer need; the others come with what needs them. */
export const headerAddressNames = [
  'home',
  'search',
  'cart',
  'account',
  'storeFinder',
  'newsletter',
] as const;

/** The name of an address in the header's first download. */
export type HeaderAddress = (typeof headerAddressNames)[number];

/** The name of any other address. */
export type LazyAddress = Exclude<keyof Addresses, HeaderAddress>;

/** What not every shop has. */
export interface Features {
  /** Loyalty points and the loyalty card (ACC-05). */
  readonly loyalty: boolean;
  /** The community's link, for its members (ACC-05). */
  readonly community: boolean;
  /** The link to the visitor's mobile plan (ACC-11). */
  readonly mobilePlan: boolean;
  /** The icon of the branches and its flyout (HEAD-08). */
  readonly storeFinder: boolean;
  /** The sign-up form above the footer (FOOT-20). */
  readonly newsletterBox: boolean;
  /** Whether an empty search field shows what this browser has searched for; default true (SEARCH-52). */
  readonly recentSearches?: boolean;
}

/** What a site has, as the product reads it: all features, and whether its menu has theme worlds. */
export interface SiteFeatures extends Required<Features> {
  readonly themeWorlds: boolean;
}

/** A field about the person, beside the e-mail address. */
export type NewsletterField = 'salutation' | 'firstName' | 'lastName';

/** How a site's visitors sign up for the newsletter. */
export interface NewsletterRules {
  /** The fields beside the e-mail address, in their order (NEWS-07). */
  readonly fields: readonly NewsletterField[];
  /** Which of them are mandatory (NEWS-17). */
  readonly required: readonly NewsletterField[];
  /** Whether the visitor must tick a consent to commercial messages (NEWS-10); its text links to the page `usage`. */
  readonly mandatoryConsent: boolean;
  /** In years (NEWS-38). */
  readonly minimumAge: number;
  /** Days after which data of an unconfirmed sign-up are deleted, where the legal notice says so (NEWS-38). */
  readonly retentionDays?: number;
  /** Years after which mails that are not opened are no longer sent, where the legal notice says so (NEWS-38). */
  readonly inactivityYears?: number;
  /** What a new subscriber gets; without one the form promises nothing (SHOP-30). */
  readonly voucher?: NewsletterVoucher;
  /** Further pages of the legal notice, each with the text `newsletter.link.<name>` (NEWS-41). */
  readonly pages: Readonly<Partial<Record<NewsletterPage, string>>>;
  /**
   * The picture beside the form (NEWS-02, SHOP-30): addresses, or files of the shop's folder such as `images/newsletter.jpg`. They
   * fill their place and are cut to it: about 560 by 640 px from 1024 px on, 360 by 560 px from 767 px on. The voucher's
   * bubble covers a circle of 136 px at the top left.
   */
  readonly picture?: { readonly desktop: string; readonly tablet: string };
}

/** What a new subscriber gets off the first purchase, and under which conditions. */
export interface NewsletterVoucher {
  /** The share of the first purchase: 0.1 for 10 % (NEWS-01). */
  readonly discount: number;
  /** For how long it is valid, which the footnote says: `oneMonth`, or nothing in particular (NEWS-01, NEWS-38). */
  readonly validity: 'unlimited' | 'oneMonth';
  /** The page of its conditions (NEWS-41). */
  readonly conditions: string;
}

/** `sample` is an example of the newsletter; `usage` and `marketing` are also linked from the two consents (NEWS-48). */
export type NewsletterPage = 'sample' | 'hint' | 'usage' | 'marketing' | 'privacyNotice';

/** The consent manager's scripts by stage: production, and development or test. Without one nothing is loaded (HEAD-22). */
export interface ConsentScripts {
  readonly LIVE?: ConsentScript;
  readonly DEV?: ConsentScript;
}

/** One script of the consent manager. */
export interface ConsentScript {
  /** An https address, or a path of the page's origin. */
  readonly src: string;
  /** Attributes of the script element, as `{ 'data-domain-script': '…' }`. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}

/** Types the default export of `sites/<code>/site.ts`. The build checks the values. */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site;
}

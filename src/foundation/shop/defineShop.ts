import type { ProductLocale } from '../i18n/productLocales.ts';
import type {
  Addresses,
  ConsentScripts,
  Features,
  MenuItem,
  NewsletterRules,
} from './defineSite.ts';

export { defineSite } from './defineSite.ts';

/**
 * The properties of a retailer that all its sites share. The default export of `shop.ts` in the shop's folder
 * (docs/adopting.md).
 */
export interface ShopDefinition {
  /** The brand's display name, such as `Aroma`. */
  readonly name: string;
  /**
   * The brand's key in the services' field names and in the names of footer icons, in lower-case letters: `aroma` in
   * `statuses.isaromacardMember`, `aromaCard` and `aroma_card`.
   */
  readonly key: string;
  /** The presentation of `logo.svg`. */
  readonly logo: LogoDefinition;
  /**
   * The codes of the sites. Each has a folder `sites/<code>/`. The first one is the default of every module (SITE-01).
   */
  readonly sites: readonly [string, ...string[]];
  /** The order in the country switcher. Default: the order of `sites` (FOOT-26). */
  readonly countryOrder?: readonly string[];
  /**
   * Locales that hosts may show besides those of the sites. Each is a file of its own, which loads only when it is
   * used.
   */
  readonly furtherLocales?: readonly ProductLocale[];
  /** The pages of all sites. `{site}` stands for the site's code. A site may override pages and add its own. */
  readonly addresses: Partial<Addresses>;
  /**
   * Addresses of the main navigation, for use until the navigation service responds and if it is unavailable. Same
   * format as `addresses` (NAV-01).
   */
  readonly menu?: Partial<Record<MenuItem, string>>;
  /** The shop's features. A site may override them. */
  readonly features: Features;
  /** The loyalty card's name, such as `Aroma Card`. Required with the feature `loyalty`. */
  readonly loyaltyCard?: string;
  /**
   * The addresses of the apps in the app stores. The app banner is not shown on a system without an address (HEAD-20).
   */
  readonly apps?: { readonly android?: string; readonly ios?: string };
  /**
   * Default rules of the newsletter sign-up. A site may override them. Rules that are not optional must be set here or
   * in the site.
   */
  readonly newsletter: Partial<NewsletterRules>;
  /** The consent manager. Default: OneTrust. */
  readonly consent?: ConsentManager;
  /** Cookie names that differ from `defaultCookies` (HOST-25). */
  readonly cookies?: Partial<Record<CookieRole, string>>;
  /** Field names of the services that do not follow the key. */
  readonly serviceFields?: Partial<ServiceFields>;
  /**
   * Prefixes of image paths, and the prefixes from which the images are loaded instead: `{ '/image-delivery/': '/img/'
   * }`.
   */
  readonly imagePaths?: Readonly<Record<`/${string}/`, `/${string}/`>>;
  /** The logos of payment, delivery and quality that `footer.json` uses. */
  readonly footerLogos: FooterLogos;
}

/**
 * The logo is `logo.svg` in the shop's folder. It contains only shapes: no text, styles, images or ids. It may use two
 * of the shop's colours: `var(--fascia-ink)`, and `currentColor`, which is `--fascia-accent`.
 */
export interface LogoDefinition {
  /** Height in px. The width follows from the `viewBox`. */
  readonly heightPx: number;
  /** Whether the brand's name is shown beside the logo. False for a wordmark. */
  readonly withName: boolean;
}

/** The consent manager of all sites. */
export interface ConsentManager {
  /** The scripts to load. A site may have its own. */
  readonly scripts?: ConsentScripts;
  /**
   * The path, from `window`, of the function that opens the settings. Default `OneTrust.ToggleInfoDisplay` (FOOT-33).
   */
  readonly openSettings?: string;
  /** How to read whether storage that is not strictly necessary is allowed. Default: OneTrust's groups (SEARCH-36). */
  readonly storage?: {
    /** The global variable: a boolean, or the allowed categories as a list or comma-separated string. */
    readonly variable: string;
    /** The category that allows storage. Not used with a boolean. */
    readonly category?: string;
    /**
     * The event on `window` that signals a change of the variable. Without it, a change takes effect on the next page.
     */
    readonly event?: string;
  };
}

/** Default names of the cookies that fascia reads, by purpose (HOST-25). */
export const defaultCookies = {
  preview: 'Preview',
  staff: 'StaffAuth',
  nativeApp: 'NativeApp',
  affiliate: 'AffiliateNumber',
  appMarker: 'AppMarker',
  login: 'LoginToken',
  longTerm: 'LongTermToken',
  csrf: 'XSRF-TOKEN',
  layout: 'Hunter-Content',
};

/** The purpose of a cookie. */
export type CookieRole = keyof typeof defaultCookies;

/** Field names and values in the services' responses that contain the brand's key by default. */
export interface ServiceFields {
  /** In `statuses` of the personal data. Default `is<key>cardMember` (ACC-05). */
  readonly cardMember: string;
  /** In a theme world. Default `<key>Card` (NAV-23). */
  readonly worldForCardHolders: string;
  /** In the newsletter's topics. Default `<KEY>_CARD` (NEWS-45). */
  readonly cardTopic: string;
}

/** The logos that the footer's content may use (FOOT-10). */
export interface FooterLogos {
  /** The address of the folder, ending with `/`. Each file has its logo's name. */
  readonly folder: string;
  /** The file names without extension, such as `visa`. */
  readonly names: readonly string[];
}

/** Types the default export of `shop.ts`. The build checks the values. */
export function defineShop(shop: ShopDefinition): ShopDefinition {
  return shop;
}

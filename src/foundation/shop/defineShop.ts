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
 * One retailer: what all its sites have in common. The default export of `shop.ts` in the shop's folder
 * (docs/adopting.md).
 */
export interface ShopDefinition {
  /** The brand's name, as visitors read it: `Aroma`. */
  readonly name: string;
  /**
   * The brand's key in the services' field names and in the names of footer icons, in lower-case letters: `aroma` in
   * `statuses.isaromacardMember`, `aromaCard` and `aroma_card`.
   */
  readonly key: string;
  /** How `logo.svg` is shown. */
  readonly logo: LogoDefinition;
  /** The sites' codes, each with a folder `sites/<code>/`. The first is the default of every module (SITE-01). */
  readonly sites: readonly [string, ...string[]];
  /** The order in the country switcher; default that of `sites` (FOOT-26). */
  readonly countryOrder?: readonly string[];
  /** Languages that hosts may show beside those of the sites. Each adds a file, none of them a download by itself. */
  readonly furtherLocales?: readonly ProductLocale[];
  /** The pages of every site, `{site}` standing for the site's code; a site may have others, and adds its own. */
  readonly addresses: Partial<Addresses>;
  /** Where the main navigation leads before, or without, the service's answer, as `addresses` (NAV-01). */
  readonly menu?: Partial<Record<MenuItem, string>>;
  /** What the shop has; a site may differ. */
  readonly features: Features;
  /** The loyalty card's name, such as `Aroma Card`. Required with the feature `loyalty`. */
  readonly loyaltyCard?: string;
  /** The apps' pages in the stores. Without a system's address its visitors see no app banner (HEAD-20). */
  readonly apps?: { readonly android?: string; readonly ios?: string };
  /** Sign-up rules that all sites share; a site may differ, and adds what is missing: all but the optional ones. */
  readonly newsletter: Partial<NewsletterRules>;
  /** The consent manager; OneTrust where nothing else is said. */
  readonly consent?: ConsentManager;
  /** Names of cookies that differ from the usual ones (contract, Storage and cookies). */
  readonly cookies?: Partial<Record<CookieRole, string>>;
  /** Fields of the services whose names do not follow the key. */
  readonly serviceFields?: Partial<ServiceFields>;
  /**
   * Beginnings of picture paths that are fetched from elsewhere on the page's origin: `{ '/image-delivery/': '/img/' }`.
   */
  readonly imagePaths?: Readonly<Record<`/${string}/`, `/${string}/`>>;
  /** The logos of payment, delivery and quality that `footer.json` names. */
  readonly footerLogos: FooterLogos;
}

/**
 * The logo is `logo.svg` in the shop's folder: shapes only, no text, styles, images or ids. `var(--fascia-ink)` in it is a
 * token's colour, and `currentColor` that of `--fascia-accent`.
 */
export interface LogoDefinition {
  /** How high it is shown, in px; the width follows from its `viewBox`. */
  readonly heightPx: number;
  /** Whether the brand's name stands beside it as text; false for a wordmark. */
  readonly withName: boolean;
}

/** The consent manager that all sites use. */
export interface ConsentManager {
  /** The scripts to load; a site may have others. */
  readonly scripts?: ConsentScripts;
  /** The global function that opens the settings, by its path from `window`; default `OneTrust.ToggleInfoDisplay` (FOOT-33). */
  readonly openSettings?: string;
  /** Where the page says whether storage that is not necessary is allowed; default OneTrust's groups (SEARCH-36). */
  readonly storage?: {
    /** The global variable: a boolean, or the allowed categories as a list or a text with commas. */
    readonly variable: string;
    /** The category that allows it; not for a boolean. */
    readonly category?: string;
    /** The event on `window` that says that the variable has been set or changed; without one a change shows on the next page. */
    readonly event?: string;
  };
}

/** The cookies that fascia reads, by what they say (HOST-25). */
export type CookieRole =
  | 'preview'
  | 'staff'
  | 'nativeApp'
  | 'affiliate'
  | 'appMarker'
  | 'login'
  | 'longTerm'
  | 'csrf'
  | 'layout';

/** Field names and values in the services' answers that contain the brand's key by default. */
export interface ServiceFields {
  /** In `statuses` of the personal data; default `is<key>cardMember` (ACC-05). */
  readonly cardMember: string;
  /** In a theme world; default `<key>Card` (NAV-23). */
  readonly worldForCardHolders: string;
  /** Among the newsletter's topics; default `<KEY>_CARD` (NEWS-45). */
  readonly cardTopic: string;
}

/** The logos that the footer's content may name (FOOT-10). */
export interface FooterLogos {
  /** Where the files are: an address that ends with `/`; a file has its logo's name. */
  readonly folder: string;
  /** The files' names without their ending, such as `visa`. */
  readonly names: readonly string[];
}

/** Types the default export of `shop.ts`. The build checks the values. */
export function defineShop(shop: ShopDefinition): ShopDefinition {
  return shop;
}

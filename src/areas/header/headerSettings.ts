import { promotionTags } from '../../features/promotions/promotionSource.ts';
import { platforms } from '../../foundation/browser/hooks/platform.ts';
import {
  addressSettings,
  group,
  parseSettings,
  siteSettings,
  type ModuleSettings,
} from '../../foundation/settings/parseSettings.ts';
import {
  callback,
  flag,
  oneOf,
  pixels,
  text,
  type SettingsOf,
} from '../../foundation/settings/settingTypes.ts';

export const headerSettings = {
  ...siteSettings,
  ...addressSettings,
  /** The header of checkout-style pages: logo and secure-purchase hint. Default false. */
  reduced: flag(false),
  /** False shows no promotion of any kind and requests none. Default true. */
  showPromotionBanner: flag(true),
  /** Offers visitors whose browser prefers another language the page's version for another country. Default true. */
  showCountryOffer: flag(true),
  /** Keeps the header at the window's top; it slides away while the page scrolls down. Default false. */
  sticky: flag(false),
  /** Finds the page's main content, for the skip link, as a CSS selector. Default `main`. */
  mainSelector: text(undefined),
  /** The layout; by default from the window's width: below 980 px MATCH, below 1440 px TABLET, else CLASSIC. */
  platform: oneOf(platforms, undefined),
  /** Loads the script of the shop's consent manager, OneTrust or another. Default false. */
  oneTrustEnabled: flag(false),
  /** Whether the visitor allows storage that is not necessary. By default the consent manager's answer with `oneTrustEnabled`, else yes. */
  storageConsent: flag(undefined),
  /** Whether an empty search field shows what this browser has searched for. Default true. */
  recentSearches: flag(true),
  /** Which consent script; by default DEV on `localhost`, `*.local`, `dev.*` and `test.*`, else LIVE. */
  stage: oneOf(['LIVE', 'DEV'], undefined),
  /** Shows the secure-purchase hint in the reduced header. Default true. */
  showSecureHint: flag(true),
  /** The host's client router; it gets the addresses of searches and of clicked suggestions. By default a page load. */
  navigate: callback<(url: string) => void>(),
  /** The page's path, such as `/category/coffee`, with or without its query. By default the browser's. */
  path: text(undefined),
  /** The id of the page's category promotion; without it none is requested. */
  categoryPromotionId: text(undefined),
  /** Filters of the promotions. A change requests them again. */
  tags: group(promotionTags),
  /** The search box's expanded width in px, default 408. */
  searchWidth: pixels,
  /** Lets browsers prerender the pages that the navigation and the suggestions link to (Speculation Rules). Default false. */
  speculation: flag(false),
  /** The navigation service's address, default `/jsonflyoutnavigation`. */
  navigationRoute: text(undefined),
};

/** Settings of `fascia/Header`. All are optional. */
export type HeaderSettings = SettingsOf<typeof headerSettings>;

export type ParsedHeaderSettings = ModuleSettings<typeof headerSettings>;

/** Parses a host's settings. Never throws: an invalid setting is added to `problems` and replaced by its default. */
export function parseHeaderSettings(input: HeaderSettings) {
  return parseSettings(headerSettings, input);
}

export const hasPromotions = ({ reduced, showPromotionBanner }: ParsedHeaderSettings): boolean =>
  !reduced && showPromotionBanner;

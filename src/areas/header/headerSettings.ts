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
  /** Shows only the logo and the secure-purchase hint, for example in a checkout. Default: `false`. */
  reduced: flag(false),
  /** Requests and shows promotions. Default: `true`. */
  showPromotionBanner: flag(true),
  /** Offers the site of another country if the browser prefers its language. Default: `true`. */
  showCountryOffer: flag(true),
  /** Fixes the header to the top of the window and hides it while the page scrolls down. Default: `false`. */
  sticky: flag(false),
  /** CSS selector of the main content, the target of the skip link. Default: `main`. */
  mainSelector: text(undefined),
  /** Layout. Default: `MATCH` if the window is narrower than 980 px, `TABLET` below 1440 px, else `CLASSIC`. */
  platform: oneOf(platforms, undefined),
  /** Loads the script of the shop's consent manager, such as OneTrust. Default: `false`. */
  oneTrustEnabled: flag(false),
  /** Allows optional storage. Default: the choice in the consent manager with `oneTrustEnabled`, else `true`. */
  storageConsent: flag(undefined),
  /** Suggests the browser's recent searches when the search field is empty. Default: `true`. */
  recentSearches: flag(true),
  /** Consent script to load. Default: `DEV` on `localhost`, `*.local`, `dev.*` and `test.*`, else `LIVE`. */
  stage: oneOf(['LIVE', 'DEV'], undefined),
  /** Shows the secure-purchase hint in the reduced header. Default: `true`. */
  showSecureHint: flag(true),
  /** Opens searches and clicked suggestions in the host's client router. Default: a page load. */
  navigate: callback<(url: string) => void>(),
  /** Path of the page, such as `/category/coffee`. May include the query. Default: the path of the browser's URL. */
  path: text(undefined),
  /** Id of the page's category promotion. Default: no category promotion. */
  categoryPromotionId: text(undefined),
  /** Filters promotions by their tags. A change requests them again. */
  tags: group(promotionTags),
  /** Width of the expanded search box in px. Default: 408. */
  searchWidth: pixels,
  /** Lets the browser prerender pages linked in the navigation and suggestions. Default: `false`. */
  speculation: flag(false),
  /** Path of the navigation service. Default: `/jsonflyoutnavigation`. */
  navigationRoute: text(undefined),
};

/** Settings of `fascia/Header`. All are optional. */
export type HeaderSettings = SettingsOf<typeof headerSettings>;

export type ParsedHeaderSettings = ModuleSettings<typeof headerSettings>;

/** Parses a host's settings. Never throws: an invalid setting is added to `problems` and replaced with its default. */
export function parseHeaderSettings(input: HeaderSettings) {
  return parseSettings(headerSettings, input);
}

export const hasPromotions = ({ reduced, showPromotionBanner }: ParsedHeaderSettings): boolean =>
  !reduced && showPromotionBanner;

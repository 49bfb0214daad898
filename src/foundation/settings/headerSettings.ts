import { platforms, type Platform } from '../browser/platform.ts';
import type { Complete, ParsedSettings } from './parseSettings.ts';
import { parseSettings } from './parseSettings.ts';
import { callback, flag, oneOf, pixels, text, texts, type Rule } from './rules.ts';
import { parseSiteSettings, type SiteSettings } from './siteSettings.ts';

/** Filters of promotions by their tags (H§7). */
export interface PromotionTags {
  /** Only promotions that bear every one of these. */
  allOf?: string[];
  /** Only promotions that bear at least one of these. */
  anyOf?: string[];
  /** No promotion that bears one of these. */
  noneOf?: string[];
}

/** Settings of `fascia/Header`. Every one may be left out (H§1, contract §1). */
export interface HeaderSettings extends SiteSettings {
  /** The header of checkout-style pages: logo and secure-purchase hint. Default false. */
  reduced?: boolean;
  /** False shows no promotion of any kind and asks for none. Default true. */
  showPromotionBanner?: boolean;
  /** Keeps the header at the window's top while the page scrolls, within the element that it stands in. Default false. */
  sticky?: boolean;
  /** The layout; by default from the window's width: below 980 px MATCH, below 1440 px TABLET, else CLASSIC. */
  platform?: Platform;
  /** Loads the consent manager's script. Default false. */
  oneTrustEnabled?: boolean;
  /** Which consent script; by default DEV on `localhost`, `*.local`, `dev.*` and `test.*`, else LIVE. */
  stage?: 'LIVE' | 'DEV';
  /** Shows the secure-purchase hint in the reduced header. Default true. */
  showSecureHint?: boolean;
  /** The host's client router; it gets the addresses of searches and of clicked suggestions. By default a page load. */
  navigate?: (url: string) => void;
  /** The id of the page's category promotion; none is asked for without it. */
  categoryPromotionId?: string;
  /** Filters of the promotions. A change asks anew. */
  tags?: PromotionTags;
  /** The search box' expanded width in px, default 408. */
  searchWidth?: number;
  /** The navigation service's address, default `/jsonflyoutnavigation`. */
  navigationRoute?: string;
}

/** The settings as the header uses them: complete, and valid. */
export type ParsedHeaderSettings = Complete<
  HeaderSettings,
  | 'platform'
  | 'stage'
  | 'navigate'
  | 'categoryPromotionId'
  | 'tags'
  | 'searchWidth'
  | 'navigationRoute'
>;

const tags: Rule<PromotionTags | undefined> = {
  parse: (given, problems) => {
    if (typeof given !== 'object') return undefined;
    const lists = { allOf: texts, anyOf: texts, noneOf: texts };
    const parsed = parseSettings<PromotionTags>(lists, given);
    problems.push(...parsed.problems);
    return parsed.settings;
  },
  fallback: undefined,
};

/** Reads what a host gave. Never throws: a value of no use is a problem, and its default holds. */
export function parseHeaderSettings(given: HeaderSettings): ParsedSettings<ParsedHeaderSettings> {
  return parseSiteSettings<ParsedHeaderSettings>(
    {
      reduced: flag(false),
      showPromotionBanner: flag(true),
      sticky: flag(false),
      platform: oneOf(platforms, undefined),
      oneTrustEnabled: flag(false),
      stage: oneOf(['LIVE', 'DEV'], undefined),
      showSecureHint: flag(true),
      navigate: callback<(url: string) => void>(),
      categoryPromotionId: text(undefined),
      tags,
      searchWidth: pixels,
      navigationRoute: text(undefined),
    },
    given,
  );
}

import { platforms, type Platform } from '../browser/platform.ts';
import type { Complete, ParsedSettings } from './parseSettings.ts';
import { callback, flag, oneOf } from './rules.ts';
import { parseSiteSettings, type SiteSettings } from './siteSettings.ts';

/** Settings of `fascia/Footer`. Every one may be left out (F§4, contract §1). */
export interface FooterSettings extends SiteSettings {
  /** The layout, default `'CLASSIC'`; MATCH and SMARTPHONE count as mobile. */
  platform?: Platform;
  /** The footer of checkout-style pages: the necessary only. Default false. */
  reduced?: boolean;
  /** Leaves the newsletter box out. Default false. */
  hideNewsletter?: boolean;
  /** Where the content comes from: shipped with fascia, or the promotion `SHOP_FOOTER`. Default `'bundled'`. */
  contentSource?: 'bundled' | 'promotion';
  /** The host's client router. By default links load pages. */
  navigate?: (url: string) => void;
}

/** The settings as the footer uses them: complete, and valid. */
export type ParsedFooterSettings = Complete<FooterSettings, 'navigate'>;

/** Reads what a host gave. Never throws: a value of no use is a problem, and its default holds. */
export function parseFooterSettings(given: FooterSettings): ParsedSettings<ParsedFooterSettings> {
  return parseSiteSettings<ParsedFooterSettings>(
    {
      platform: oneOf(platforms, 'CLASSIC'),
      reduced: flag(false),
      hideNewsletter: flag(false),
      contentSource: oneOf(['bundled', 'promotion'], 'bundled'),
      navigate: callback<(url: string) => void>(),
    },
    given,
  );
}

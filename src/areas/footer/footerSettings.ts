import { platforms } from '../../foundation/browser/hooks/platform.ts';
import {
  addressSettings,
  parseSettings,
  siteSettings,
  type ModuleSettings,
} from '../../foundation/settings/parseSettings.ts';
import { callback, flag, oneOf, type SettingsOf } from '../../foundation/settings/settingTypes.ts';

/** The settings of `fascia/Footer`, with their types and defaults. */
export const footerSettings = {
  ...siteSettings,
  ...addressSettings,
  /** Layout. `MATCH` and `SMARTPHONE` are the mobile layouts. Default: `CLASSIC`. */
  platform: oneOf(platforms, 'CLASSIC'),
  /** Shows only the parts that a checkout needs. Default: `false`. */
  reduced: flag(false),
  /** Hides the newsletter box. Default: `false`. */
  hideNewsletter: flag(false),
  /** Source of the content: `bundled` with fascia, or the promotion `SHOP_FOOTER`. Default: `bundled`. */
  contentSource: oneOf(['bundled', 'promotion'], 'bundled'),
  /** No effect, because all links of the footer are plain links. Accepted for consistency with the header. */
  navigate: callback<(url: string) => void>(),
};

/** Settings of `fascia/Footer`, all optional (HOST-13). */
export type FooterSettings = SettingsOf<typeof footerSettings>;

/** Valid settings, completed with defaults. */
export type ParsedFooterSettings = ModuleSettings<typeof footerSettings>;

/**
 * Parses the host's settings. Never throws: an invalid value is reported as a problem and replaced with its default
 * (HOST-16).
 */
export function parseFooterSettings(given: FooterSettings) {
  return parseSettings(footerSettings, given);
}

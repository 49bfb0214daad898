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
  /** The layout, default `'CLASSIC'`; `MATCH` and `SMARTPHONE` are mobile. */
  platform: oneOf(platforms, 'CLASSIC'),
  /** Shows only what a checkout needs. Default false. */
  reduced: flag(false),
  /** Leaves out the newsletter box. Default false. */
  hideNewsletter: flag(false),
  /** The source of the content: shipped with fascia, or the promotion `SHOP_FOOTER`. Default `'bundled'`. */
  contentSource: oneOf(['bundled', 'promotion'], 'bundled'),
  /** The host's client router. The footer does not call it: all its links are plain. Accepted as in the other modules. */
  navigate: callback<(url: string) => void>(),
};

/** Settings of `fascia/Footer`, all optional (HOST-13). */
export type FooterSettings = SettingsOf<typeof footerSettings>;

/** Valid settings, completed with defaults. */
export type ParsedFooterSettings = ModuleSettings<typeof footerSettings>;

/**
 * Parses the host's settings. Never throws: an invalid value is reported as a problem and replaced by its default
 * (HOST-16).
 */
export function parseFooterSettings(given: FooterSettings) {
  return parseSettings(footerSettings, given);
}

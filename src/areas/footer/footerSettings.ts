import { platforms } from '../../foundation/browser/hooks/platform.ts';
import {
  addressSettings,
  parseSettings,
  siteSettings,
  type ModuleSettings,
} from '../../foundation/settings/parseSettings.ts';
import { callback, flag, oneOf, type SettingsOf } from '../../foundation/settings/settingTypes.ts';

/** The table of `fascia/Footer`'s settings. */
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

/** The settings as the footer uses them: complete, and valid. */
export type ParsedFooterSettings = ModuleSettings<typeof footerSettings>;

/** Parses a host's settings. Never throws: an invalid value is a problem, and its default is used (HOST-16). */
export function parseFooterSettings(given: FooterSettings) {
  return parseSettings(footerSettings, given);
}

import { platforms } from '../../foundation/browser/platform.ts';
import {
  parseSettings,
  siteSettings,
  type ModuleSettings,
} from '../../foundation/settings/parseSettings.ts';
import { callback, flag, oneOf, type SettingsOf } from '../../foundation/settings/settingTypes.ts';

/** The table of `fascia/Footer`'s settings. */
export const footerSettings = {
  ...siteSettings,
  /** The layout, default `'CLASSIC'`; MATCH and SMARTPHONE count as mobile. */
  platform: oneOf(platforms, 'CLASSIC'),
  /** The footer of checkout-style pages: only what a checkout needs. Default false. */
  reduced: flag(false),
  /** Leaves the newsletter box out. Default false. */
  hideNewsletter: flag(false),
  /** Where the content comes from: shipped with fascia, or the promotion `SHOP_FOOTER`. Default `'bundled'`. */
  contentSource: oneOf(['bundled', 'promotion'], 'bundled'),
  /** The host's client router. The footer's links are plain links; it is accepted so that hosts can pass one object to all modules. */
  navigate: callback<(url: string) => void>(),
};

/** Settings of `fascia/Footer`. Every one may be left out. */
export type FooterSettings = SettingsOf<typeof footerSettings>;

/** The settings as the footer uses them: complete, and valid. */
export type ParsedFooterSettings = ModuleSettings<typeof footerSettings>;

/** Reads what a host gave. Never throws: a value of no use is a problem, and its default holds. */
export function parseFooterSettings(given: FooterSettings) {
  return parseSettings(footerSettings, given);
}

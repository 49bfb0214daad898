import {
  addressSettings,
  parseSettings,
  siteSettings,
  type ModuleSettings,
} from '../../foundation/settings/parseSettings.ts';
import {
  callback,
  flag,
  oneOf,
  text,
  texts,
  type SettingsOf,
} from '../../foundation/settings/settingTypes.ts';

/** The result of a sign-up. */
export type SubmissionResult = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL';

/** The settings of `fascia/NewsletterForm`, with their types and defaults. */
export const newsletterSettings = {
  ...siteSettings,
  ...addressSettings,
  /** Type of page on which the visitor signs up. Default: `NEWSLETTER`. */
  origin: oneOf(['NEWSLETTER', 'SHOPPING_CART'], 'NEWSLETTER'),
  /** Details of the origin, such as `cart`, for tracking and the service. Default: an empty string. */
  originAddition: text(''),
  /** Shows an error message for an expired confirmation link. Default: `false`. */
  showDoiErrorMessage: flag(false),
  /** Uses the service's private API instead of the internal one. Default: `false`. */
  singlePageApp: flag(false),
  /** Consents already given, such as `['DNE']`. Their checkboxes are hidden and not sent. Default: none. */
  consents: texts,
  /** Called with the result after every submit, including failed submits and those caught by the honeypot. */
  onSubmitted: callback<(result: SubmissionResult) => void>(),
};

/** Settings of `fascia/NewsletterForm`, all optional. */
export type NewsletterSettings = SettingsOf<typeof newsletterSettings>;

/** Valid settings, completed with defaults. */
export type ParsedNewsletterSettings = ModuleSettings<typeof newsletterSettings>;

/**
 * Parses the host's settings. Never throws: an invalid value is reported as a problem and replaced with its default.
 */
export function parseNewsletterSettings(given: NewsletterSettings) {
  return parseSettings(newsletterSettings, given);
}

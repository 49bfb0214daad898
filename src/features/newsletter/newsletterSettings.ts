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
  /** Where the visitor signs up, default `'NEWSLETTER'`. */
  origin: oneOf(['NEWSLETTER', 'SHOPPING_CART'], 'NEWSLETTER'),
  /** More on the origin, for the tracking event and the service. Default `''`. */
  originAddition: text(''),
  /** Shows that a confirmation link is no longer valid. Default false. */
  showDoiErrorMessage: flag(false),
  /** True uses the private API, false the internal one. Default false. */
  singlePageApp: flag(false),
  /** Consents already given, as `['DNE']`; such a checkbox is not shown and not sent. Default none. */
  consents: texts,
  /** Called after every submit, also after an error and a faked success. */
  onSubmitted: callback<(result: SubmissionResult) => void>(),
};

/** Settings of `fascia/NewsletterForm`, all optional. */
export type NewsletterSettings = SettingsOf<typeof newsletterSettings>;

/** Valid settings, completed with defaults. */
export type ParsedNewsletterSettings = ModuleSettings<typeof newsletterSettings>;

/** Parses the host's settings. Never throws: an invalid value is reported as a problem and replaced by its default. */
export function parseNewsletterSettings(given: NewsletterSettings) {
  return parseSettings(newsletterSettings, given);
}

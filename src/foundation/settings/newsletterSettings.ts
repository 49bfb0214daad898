import type { Complete, ParsedSettings } from './parseSettings.ts';
import { callback, flag, oneOf, text, texts } from './rules.ts';
import { parseSiteSettings, type SiteSettings } from './siteSettings.ts';

/** How a sign-up ended (F§3). */
export type SubmissionResult = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL';

/** Settings of `fascia/NewsletterForm`. Every one may be left out (F§4, contract §1). */
export interface NewsletterSettings extends SiteSettings {
  /** Where the visitor signs up, default `'NEWSLETTER'` (F§3). */
  origin?: 'NEWSLETTER' | 'SHOPPING_CART';
  /** More on the origin, for the tracking event and the service. Default `''`. */
  originAddition?: string;
  /** Says that a confirmation link is no longer valid. Default false. */
  showDoiErrorMessage?: boolean;
  /** True uses the private API, false the internal one (F§7). Default false. */
  singlePageApp?: boolean;
  /** Consents already given, as `['DNE']`; such a checkbox is not shown and not sent. Default none. */
  consents?: string[];
  /** Called after every submit, also after an error and a faked success. */
  onSubmitted?: (result: SubmissionResult) => void;
}

/** The settings as the form uses them: complete, and valid. */
export type ParsedNewsletterSettings = Complete<NewsletterSettings, 'onSubmitted'>;

/** Reads what a host gave. Never throws: a value of no use is a problem, and its default holds. */
export function parseNewsletterSettings(
  given: NewsletterSettings,
): ParsedSettings<ParsedNewsletterSettings> {
  return parseSiteSettings<ParsedNewsletterSettings>(
    {
      origin: oneOf(['NEWSLETTER', 'SHOPPING_CART'], 'NEWSLETTER'),
      originAddition: text(''),
      showDoiErrorMessage: flag(false),
      singlePageApp: flag(false),
      consents: texts,
      onSubmitted: callback<(result: SubmissionResult) => void>(),
    },
    given,
  );
}

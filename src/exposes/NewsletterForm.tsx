import { Door } from '../app/Door.tsx';
import { prepareLocale } from '../app/prepareLocale.ts';
import {
  parseNewsletterSettings,
  type NewsletterSettings,
  type SubmissionResult,
} from '../foundation/settings/newsletterSettings.ts';

export type { NewsletterSettings, SubmissionResult };

/** The newsletter sign-up (F). It renders nothing yet; its settings and its name are settled. */
export function NewsletterForm(given: NewsletterSettings) {
  const { settings, problems } = parseNewsletterSettings(given);
  return (
    <Door module="newsletter-form" locale={settings.locale} problems={problems}>
      {null}
    </Door>
  );
}

/** Resolves when the form's texts have arrived. Never rejects. */
export function prepare(settings: NewsletterSettings = {}): Promise<void> {
  return prepareLocale(parseNewsletterSettings(settings).settings.locale);
}

export default NewsletterForm;

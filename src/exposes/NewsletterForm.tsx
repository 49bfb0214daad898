import { Door } from '../app/Door.tsx';
import { prepareLocale } from '../app/prepareLocale.ts';
import { NewsletterForm as NewsletterFeature } from '../features/newsletter/NewsletterForm.tsx';
import { NewsletterFrame } from '../features/newsletter/NewsletterFrame.tsx';
import {
  parseNewsletterSettings,
  type NewsletterSettings,
  type SubmissionResult,
} from '../foundation/settings/newsletterSettings.ts';

export type { NewsletterSettings, SubmissionResult };

/**
 * The newsletter sign-up (F). Needs no provider. Never throws, never suspends: until its texts have arrived it
 * holds its place; what fails tells `fascia:error`.
 */
export function NewsletterForm(given: NewsletterSettings) {
  const { settings, problems } = parseNewsletterSettings(given);
  return (
    <Door
      module="newsletter-form"
      locale={settings.locale}
      problems={problems}
      frame={<NewsletterFrame />}
    >
      <NewsletterFeature settings={settings} />
    </Door>
  );
}

/** Resolves when the form's texts have arrived. Never rejects. */
export function prepare(settings: NewsletterSettings = {}): Promise<void> {
  return prepareLocale(parseNewsletterSettings(settings).settings.locale);
}

export default NewsletterForm;

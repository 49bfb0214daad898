import { ModuleShell } from '../app/ModuleShell.tsx';
import { loadTexts } from '../app/whenLoaded.ts';
import { adoptPage } from '../app/page.ts';
import {
  NewsletterForm as NewsletterFeature,
  NewsletterFrame,
} from '../features/newsletter/NewsletterForm.tsx';
import {
  parseNewsletterSettings,
  type NewsletterSettings,
  type SubmissionResult,
} from '../features/newsletter/newsletterSettings.ts';
import { newsletterTexts } from '../features/newsletter/newsletterTexts.ts';

export { version } from '../foundation/version.ts';

export type { NewsletterSettings, SubmissionResult };

/**
 * The newsletter sign-up. Needs no provider. Never throws and never suspends: reserves its height until its texts have
 * loaded. Reports failures with `fascia:error`.
 */
export function NewsletterForm(given: NewsletterSettings) {
  const parsed = parseNewsletterSettings(given);
  const { settings } = parsed;
  return (
    <ModuleShell
      module="newsletter-form"
      parsed={parsed}
      frame={<NewsletterFrame />}
      texts={newsletterTexts(settings.site)}
    >
      <NewsletterFeature settings={settings} />
    </ModuleShell>
  );
}

/**
 * Resolves when the form's texts have loaded or failed. If a server has rendered the form into the page, waits for them
 * without a time limit (SSR-03). Never rejects.
 *
 * @param settings The server's settings if a server has rendered the form.
 * @param hasFallback Whether the page shows its own fallback. The promise then waits for the texts without a time
 *   limit, because the fallback is better than English texts (HEAD-32). Default false.
 */
export async function prepare(
  settings: NewsletterSettings = {},
  hasFallback = false,
): Promise<void> {
  const { site, locale } = parseNewsletterSettings(settings).settings;
  const texts = newsletterTexts(site)(locale);
  texts.catalogue.prefetch();
  await adoptPage('newsletter-form', { parts: [texts.catalogue] });
  await loadTexts(texts, hasFallback);
}

export default NewsletterForm;

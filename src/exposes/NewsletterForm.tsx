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
 * The newsletter sign-up. Needs no provider. Never throws and never suspends: until its texts have been loaded it
 * reserves its height; failures are reported by `fascia:error`.
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
 * Resolves when the form's texts have been loaded or have failed; where a server has rendered the form into the page,
 * when they have been loaded, however long it takes (SSR-03). Never rejects.
 *
 * @param settings Those that the server had, if it has rendered the form.
 * @param hasFallback Whether the page shows its own fallback, which is better than English words. The promise then waits for
 *   the texts without a time limit (HEAD-32). Default false.
 */
export async function prepare(
  settings: NewsletterSettings = {},
  hasFallback = false,
): Promise<void> {
  const { site, locale } = parseNewsletterSettings(settings).settings;
  const texts = newsletterTexts(site)(locale);
  await Promise.all([
    loadTexts(texts, hasFallback),
    adoptPage('newsletter-form', { parts: [texts.catalogue] }),
  ]);
}

export default NewsletterForm;

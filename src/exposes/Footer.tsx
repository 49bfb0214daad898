import { ModuleShell } from '../app/ModuleShell.tsx';
import { loadTexts } from '../app/whenLoaded.ts';
import { adoptPage, pageStore } from '../app/page.ts';
import { bundledContents } from '../areas/footer/content/bundledContents.ts';
import { prepareContent } from '../areas/footer/content/useFooterContent.ts';
import { Footer as FooterArea } from '../areas/footer/Footer.tsx';
import { parseFooterSettings, type FooterSettings } from '../areas/footer/footerSettings.ts';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import { lazyPart } from '../foundation/async/lazyPart.ts';

export { version } from '../foundation/version.ts';

export type { FooterSettings };

// The chunk name equals the one in the container, so webpack emits the chunk once. The form has its own error boundary,
// so an error in it does not affect the rest of the footer.
const newsletter = lazyPart({ module: 'footer', operation: 'NewsletterForm' }, async () => {
  const { NewsletterForm } = await import('./NewsletterForm.tsx');
  return NewsletterForm;
});

/**
 * The page's footer: newsletter box, services, popular categories, legal links, country switcher. Needs no provider.
 * Never throws and never suspends: reserves its height until its texts and its content have loaded. If the content is
 * missing, renders nothing and reports that with `fascia:error` (FOOT-02).
 */
export function Footer(given: FooterSettings) {
  const parsed = parseFooterSettings(given);
  const { settings } = parsed;
  return (
    <ModuleShell
      module="footer"
      parsed={parsed}
      frame={<FooterArea settings={settings} newsletter={newsletter} isFrame />}
    >
      <FooterArea settings={settings} newsletter={newsletter} />
    </ModuleShell>
  );
}

/**
 * Resolves when the footer's texts and content have loaded or failed, so that the first render is complete. Does
 * not load content from a promotion on a server. Never rejects.
 *
 * If a server has rendered the footer into the page, adopts the server's data and waits for the texts and bundled
 * content without a time limit (SSR-02, SSR-03).
 *
 * @param settings The server's settings if a server has rendered the footer.
 * @param hasFallback Whether the page shows its own fallback. The promise then waits for the texts without a time
 *   limit, because the fallback is better than English texts (HEAD-32). Default false.
 */
export async function prepare(settings: FooterSettings = {}, hasFallback = false): Promise<void> {
  const parsed = parseFooterSettings(settings).settings;
  const { site, locale, contentSource } = parsed;
  const texts = pageTexts(locale);
  const content = contentSource === 'bundled' ? [bundledContents[site]] : [];
  // Must run before the promotion is requested, because the server's data may contain it.
  await adoptPage('footer', { parts: [texts.catalogue, ...content] });
  await Promise.allSettled([loadTexts(texts, hasFallback), prepareContent(parsed, pageStore)]);
}

export default Footer;

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

// The chunk has the name that the container gives to the exposed module, so that it is not emitted twice. The
// module has an error boundary of its own: a form that breaks leaves the rest of the footer as it is.
const newsletter = lazyPart({ module: 'footer', operation: 'NewsletterForm' }, async () => {
  const { NewsletterForm } = await import('./NewsletterForm.tsx');
  return NewsletterForm;
});

/**
 * The page's footer: newsletter box, services, popular categories, legal links, country switcher. Needs no
 * provider. Never throws, never suspends: its height is reserved until its texts and its content have been
 * loaded. Without content there is no footer, and `fascia:error` reports it (FOOT-02).
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
 * Resolves when the footer's texts and its content, shipped with fascia or promoted, have been loaded or have failed,
 * so that its first rendering is complete. Where a server has rendered it into the page, takes over what the server has
 * read, and waits for texts and shipped content however long it takes (SSR-02, SSR-03). On a server promoted content is
 * not loaded. Never rejects.
 *
 * @param settings Those that the server had, if it has rendered the footer.
 * @param hasFallback Whether the page shows its own fallback, which is better than English words. The promise then waits for
 *   the texts without a time limit (HEAD-32). Default false.
 */
export async function prepare(settings: FooterSettings = {}, hasFallback = false): Promise<void> {
  const parsed = parseFooterSettings(settings).settings;
  const { site, locale, contentSource } = parsed;
  const texts = pageTexts(locale);
  const content = contentSource === 'bundled' ? [bundledContents[site]] : [];
  // First: a promotion that a server has read is content that is there.
  await adoptPage('footer', { parts: [texts.catalogue, ...content] });
  await Promise.allSettled([loadTexts(texts, hasFallback), prepareContent(parsed, pageStore)]);
}

export default Footer;

import { ModuleShell } from '../app/ModuleShell.tsx';
import { prepareLocale } from '../app/page.ts';
import { bundledContents } from '../areas/footer/bundledContent.ts';
import { Footer as FooterArea } from '../areas/footer/Footer.tsx';
import { lazyModule } from '../areas/footer/lazyDoor.ts';
import { parseFooterSettings, type FooterSettings } from '../areas/footer/footerSettings.ts';
import type { NewsletterSettings } from './NewsletterForm.tsx';

export type { FooterSettings };

// The chunk's name is the container's own, so that the door is not emitted twice. As a door it has a
// boundary of its own: what breaks in it leaves the legal links standing.
const newsletter = lazyModule<NewsletterSettings>(
  'footer',
  'NewsletterForm',
  () => import(/* webpackChunkName: "NewsletterForm" */ './NewsletterForm.tsx'),
);

/**
 * The page's footer: service, popular categories, legal links, country switcher, newsletter box (F). Needs
 * no provider. Never throws, never suspends: until its texts and its content have arrived it holds its
 * place; without content there is no footer, and `fascia:error` tells.
 */
export function Footer(given: FooterSettings) {
  const parsed = parseFooterSettings(given);
  const { settings } = parsed;
  return (
    <ModuleShell
      module="footer"
      parsed={parsed}
      frame={<FooterArea settings={settings} newsletter={newsletter} empty />}
    >
      <FooterArea settings={settings} newsletter={newsletter} />
    </ModuleShell>
  );
}

/**
 * Resolves when the footer's texts and, where it is shipped with fascia, its content have arrived, so that
 * its first drawing is whole. Never rejects.
 */
export async function prepare(settings: FooterSettings = {}): Promise<void> {
  const { locale, site, contentSource } = parseFooterSettings(settings).settings;
  const content = contentSource === 'bundled' ? bundledContents.load(site) : undefined;
  await Promise.all([prepareLocale(locale), content]);
}

export default Footer;

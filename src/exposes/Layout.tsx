import type { ReactNode } from 'react';
import { adoptPage } from '../app/page.ts';
import type { FooterSettings } from '../areas/footer/footerSettings.ts';
import { parseHeaderSettings, type HeaderSettings } from '../areas/header/headerSettings.ts';
import { withTimeout } from '../foundation/async/timeout.ts';
import { Layout as LayoutArea } from '../areas/layout/Layout.tsx';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import { lazyPart } from '../foundation/async/lazyPart.ts';

export { version } from '../foundation/version.ts';

/** Settings of `fascia/Layout`: the settings of header and footer (HOST-15), and the content of the page. */
export interface LayoutSettings extends HeaderSettings, Omit<FooterSettings, keyof HeaderSettings> {
  /** The page between header and footer. */
  children?: ReactNode;
}

/** Maximum time that the layout waits for the footer and its content, in ms. */
const FOOTER_TIMEOUT_MS = 2500;

// The chunk names equal those in the container, so webpack emits each chunk once.
const header = lazyPart(
  { module: 'layout', operation: 'Header' },
  () => import('./Header.tsx'),
  true, // Also rendered on servers.
);
const footer = lazyPart(
  { module: 'layout', operation: 'Footer' },
  () => import('./Footer.tsx'),
  true, // Also rendered on servers.
);

/**
 * Header and footer around a page (LAYOUT-01), or only the page if the cookie `Hunter-Content` is
 * `no_header,no_footer` (LAYOUT-02). Renders the page immediately and does not catch its errors. Never suspends.
 */
export function Layout({ children, ...settings }: LayoutSettings) {
  const { reduced } = parseHeaderSettings(settings).settings;
  return (
    <LayoutArea<HeaderSettings & FooterSettings>
      header={header}
      footer={footer}
      settings={settings}
      reduced={reduced}
    >
      {children}
    </LayoutArea>
  );
}

/**
 * Resolves when header and footer with their texts and content have loaded or failed, or after 2.5 s. If a server has
 * rendered the layout into the page, adopts the server's data and waits for the texts without a time limit, because
 * hydration needs them (SSR-02, SSR-03). If the code of the header or the footer is missing, the server's markup of
 * that part stays until the code has loaded (SSR-140). Never rejects.
 *
 * @param settings The server's settings if a server has rendered the layout.
 */
export async function prepare(settings: LayoutSettings = {}): Promise<void> {
  const texts = pageTexts(parseHeaderSettings(settings).settings.locale);
  texts.catalogue.prefetch();
  await adoptPage('layout', { parts: [texts.catalogue], optionalParts: [header, footer] });
  await texts.load();
  await Promise.allSettled([
    header.loadInTime().then((module) => module.prepare(settings)),
    // This timeout applies only to the footer. The header never waits for the footer's content.
    withTimeout(
      footer.load().then((module) => module.prepare(settings)),
      FOOTER_TIMEOUT_MS,
    ),
  ]);
}

export default Layout;

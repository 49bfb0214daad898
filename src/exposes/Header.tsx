import { useState } from 'react';
import { ModuleShell } from '../app/ModuleShell.tsx';
import { adoptPage, loadServices, prepareLocale } from '../app/page.ts';
import { pageLocales } from '../foundation/i18n/localeRegistry.ts';
import { Header as HeaderArea } from '../areas/header/Header.tsx';
import type { ReservedSlots } from '../features/promotions/reservedSlots.ts';
import { parseHeaderSettings, type HeaderSettings } from '../areas/header/headerSettings.ts';

export { version } from '../foundation/version.ts';

export type { HeaderSettings };

loadServices();

/**
 * The page's header: promotions, logo, search, icons, navigation. Needs no provider. Never throws and never
 * suspends: it keeps its reserved height until its texts have been loaded. Failures are reported by
 * `fascia:error` (HOST-03, HOST-22).
 */
export function Header(props: HeaderSettings) {
  const parsed = parseHeaderSettings(props);
  const { settings } = parsed;
  const [reservedSlots] = useState<ReservedSlots>(() => new Map());
  const area = { settings, reservedSlots };
  return (
    <ModuleShell module="header" parsed={parsed} frame={<HeaderArea {...area} empty />}>
      <HeaderArea {...area} />
    </ModuleShell>
  );
}

/**
 * Resolves when the header's texts have been loaded, so that its first rendering is complete. Where a server has rendered
 * it into the page, takes over the data that the server has read, and waits for all that hydration needs, however long
 * it takes: until then the server's markup stays (SSR-02, SSR-03). Never rejects.
 *
 * @param settings Those that the server had, if it has rendered the header.
 */
export async function prepare(settings: HeaderSettings = {}): Promise<void> {
  const { locale } = parseHeaderSettings(settings).settings;
  await Promise.all([
    prepareLocale(locale),
    adoptPage('header', { locales: pageLocales(), locale }),
  ]);
}

export default Header;

import type { ReactNode } from 'react';
import { Layout as LayoutArea } from '../areas/layout/Layout.tsx';
import { lazyModule } from '../areas/footer/lazyDoor.ts';
import type { FooterSettings } from '../areas/footer/footerSettings.ts';
import { parseHeaderSettings, type HeaderSettings } from '../areas/header/headerSettings.ts';

type DoorSettings = HeaderSettings & FooterSettings;

/** Settings of `fascia/Layout`: those of the header and the footer, and the page's content. */
export interface LayoutSettings extends HeaderSettings, Omit<FooterSettings, keyof HeaderSettings> {
  /** The page between header and footer. */
  children?: ReactNode;
}

// The chunk names are the container's own, so that no door is emitted twice.
const header = lazyModule<DoorSettings>(
  'layout',
  'Header',
  () => import(/* webpackChunkName: "Header" */ './Header.tsx'),
);
const footer = lazyModule<DoorSettings>(
  'layout',
  'Footer',
  () => import(/* webpackChunkName: "Footer" */ './Footer.tsx'),
);

/**
 * Header and footer around a page (F§2); neither where the cookie `Hunter-Content` says
 * `no_header,no_footer`. The page itself is there at once, and its errors stay its host's. Never suspends.
 */
export function Layout({ children, ...settings }: LayoutSettings) {
  const { reduced } = parseHeaderSettings(settings).settings;
  return (
    <LayoutArea header={header} footer={footer} settings={settings} reduced={reduced}>
      {children}
    </LayoutArea>
  );
}

/** Resolves when header and footer, their texts and their content have arrived. Never rejects. */
export async function prepare(settings: LayoutSettings = {}): Promise<void> {
  await Promise.all([header.prepare(settings), footer.prepare(settings)]);
}

export default Layout;

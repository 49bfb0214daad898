import type { ReactNode } from 'react';
import { prepareLocale } from '../app/prepareLocale.ts';
import type { FooterSettings } from '../foundation/settings/footerSettings.ts';
import { parseHeaderSettings, type HeaderSettings } from '../foundation/settings/headerSettings.ts';

/** Settings of `fascia/Layout`: those of the header and the footer, and the page's content. */
export interface LayoutSettings extends HeaderSettings, Omit<FooterSettings, keyof HeaderSettings> {
  /** The page between header and footer. */
  children?: ReactNode;
}

/** Header and footer around a page (F). It renders its content only yet; its settings and its name are settled. */
export function Layout({ children }: LayoutSettings) {
  return <>{children}</>;
}

/** Resolves when the texts of header and footer have arrived. Never rejects. */
export function prepare(settings: LayoutSettings = {}): Promise<void> {
  return prepareLocale(parseHeaderSettings(settings).settings.locale);
}

export default Layout;

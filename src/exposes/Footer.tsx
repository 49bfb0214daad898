import { Door } from '../app/Door.tsx';
import { prepareLocale } from '../app/prepareLocale.ts';
import { parseFooterSettings, type FooterSettings } from '../foundation/settings/footerSettings.ts';

export type { FooterSettings };

/** The page's footer (F). It renders nothing yet; its settings and its name are settled. */
export function Footer(given: FooterSettings) {
  const { settings, problems } = parseFooterSettings(given);
  return (
    <Door module="footer" locale={settings.locale} problems={problems}>
      {null}
    </Door>
  );
}

/** Resolves when the footer's texts have arrived. Never rejects. */
export function prepare(settings: FooterSettings = {}): Promise<void> {
  return prepareLocale(parseFooterSettings(settings).settings.locale);
}

export default Footer;

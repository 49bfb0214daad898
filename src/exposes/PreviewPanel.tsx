import { Door } from '../app/Door.tsx';
import { prepareLocale } from '../app/prepareLocale.ts';
import { parseSiteSettings, type SiteSettings } from '../foundation/settings/siteSettings.ts';

/** Settings of `fascia/PreviewPanel`. Every one may be left out (contract §1). */
export type PreviewSettings = SiteSettings;

const parse = (given: PreviewSettings) => parseSiteSettings<Required<PreviewSettings>>({}, given);

/** The staff's preview of tomorrow's shop (F). It renders nothing yet; its settings and its name are settled. */
export function PreviewPanel(given: PreviewSettings) {
  const { settings, problems } = parse(given);
  return (
    <Door module="preview-panel" locale={settings.locale} problems={problems}>
      {null}
    </Door>
  );
}

/** Resolves when the panel's texts have arrived. Never rejects. */
export function prepare(settings: PreviewSettings = {}): Promise<void> {
  return prepareLocale(parse(settings).settings.locale);
}

export default PreviewPanel;

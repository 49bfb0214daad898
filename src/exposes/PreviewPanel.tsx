import { ModuleShell } from '../app/ModuleShell.tsx';
import { prepareLocale } from '../app/page.ts';
import { StaffOnly } from '../features/preview/StaffOnly.tsx';
import {
  parseSettings,
  siteSettings,
  type SiteSettings,
} from '../foundation/settings/parseSettings.ts';

/** Settings of `fascia/PreviewPanel`. Every one may be left out (contract §1). */
export type PreviewSettings = SiteSettings;

const parse = (given: PreviewSettings) => parseSettings(siteSettings, given);

/**
 * The staff's preview of tomorrow's shop: date, time, A/B test group (F§4). Without the staff cookie it is
 * nothing at all: no request, no markup, and no code.
 */
export function PreviewPanel(given: PreviewSettings) {
  return (
    <ModuleShell module="preview-panel" parsed={parse(given)}>
      <StaffOnly />
    </ModuleShell>
  );
}

/** Resolves when the panel's texts have arrived. Never rejects. */
export function prepare(settings: PreviewSettings = {}): Promise<void> {
  return prepareLocale(parse(settings).settings.locale);
}

export default PreviewPanel;

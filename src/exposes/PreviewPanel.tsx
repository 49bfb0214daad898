import { ModuleShell } from '../app/ModuleShell.tsx';
import { StaffOnly } from '../features/preview/StaffOnly.tsx';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import {
  parseSettings,
  siteSettings,
  type SiteSettings,
} from '../foundation/settings/parseSettings.ts';

export { version } from '../foundation/version.ts';

/** Settings of `fascia/PreviewPanel`. All are optional (HOST-15). */
export type PreviewSettings = SiteSettings;

const parse = (given: PreviewSettings) => parseSettings(siteSettings, given);

/**
 * Lets staff preview the shop at another date and time or in an A/B test group. Without the staff cookie it requests,
 * loads and shows nothing (PREV-01).
 */
export function PreviewPanel(given: PreviewSettings) {
  return (
    <ModuleShell module="preview-panel" parsed={parse(given)}>
      <StaffOnly />
    </ModuleShell>
  );
}

/** Resolves when the panel's texts have been loaded. Never rejects. */
export async function prepare(settings: PreviewSettings = {}): Promise<void> {
  await pageTexts(parse(settings).settings.locale).load();
}

export default PreviewPanel;

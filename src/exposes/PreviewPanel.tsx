import { ModuleShell } from '../app/ModuleShell.tsx';
import { StaffOnly } from '../features/preview/StaffOnly.tsx';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import { parseSettings, siteSettings } from '../foundation/settings/parseSettings.ts';
import type { PreviewSettings } from './hostTypes.ts';

export { version } from '../foundation/version.ts';

export type { PreviewSettings };

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

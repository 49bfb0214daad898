import { ModuleSlot } from '../remote/ModuleSlot.tsx';
import { usePage } from '../routing/page.ts';
import { moduleSettings } from './settingsInUrl.ts';
import { MountedModule } from './MountedModule.tsx';
import { isSwitchOn } from './stageSwitches.ts';

/** The newsletter form with the address's settings. */
export function NewsletterFormStage() {
  const { site, query } = usePage();
  const settings = { site, ...moduleSettings(query, 'NewsletterForm') };
  if (isSwitchOn(query, 'mount'))
    return <MountedModule name="NewsletterForm" settings={settings} />;
  return <ModuleSlot name="NewsletterForm" settings={settings} />;
}

/** The preview panel with the address's settings; it shows itself to staff only. */
export function PreviewPanelStage() {
  const { site, query } = usePage();
  const settings = { site, ...moduleSettings(query, 'PreviewPanel') };
  if (isSwitchOn(query, 'mount')) return <MountedModule name="PreviewPanel" settings={settings} />;
  return <ModuleSlot name="PreviewPanel" settings={settings} />;
}

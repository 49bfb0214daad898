import { DoorSlot } from '../doors/DoorSlot.tsx';
import { usePage } from '../page.ts';
import { settingsIn } from './addressState.ts';
import { Mounted } from './Mounted.tsx';
import { isOn } from './stageState.ts';

/** The newsletter form with the address's settings. */
export function NewsletterFormStage() {
  const { site, query } = usePage();
  const settings = { site, ...settingsIn(query, 'NewsletterForm') };
  if (isOn(query, 'mount')) return <Mounted name="NewsletterForm" settings={settings} />;
  return <DoorSlot name="NewsletterForm" settings={settings} />;
}

/** The preview panel with the address's settings; it shows itself to staff only. */
export function PreviewPanelStage() {
  const { site, query } = usePage();
  const settings = { site, ...settingsIn(query, 'PreviewPanel') };
  if (isOn(query, 'mount')) return <Mounted name="PreviewPanel" settings={settings} />;
  return <DoorSlot name="PreviewPanel" settings={settings} />;
}

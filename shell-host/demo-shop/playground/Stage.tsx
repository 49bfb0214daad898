import type { ReactNode } from 'react';
import { ModuleSlot } from '../../host/slots.tsx';
import { footerSettings, headerSettings } from '../../host/demo/pageSettings.ts';
import { updateAddress, usePage } from '../pages/routing/page.ts';
import { Section } from '../pages/ui/Section.tsx';
import { FlagField } from './FlagField.tsx';
import { MountedModule } from './MountedModule.tsx';
import { moduleSettings } from './settingsInUrl.ts';
import styles from './Stage.module.css';
import { isSwitchOn, withSwitch, type StageSwitch } from './stageSwitches.ts';
import { usePlaygroundTexts } from './texts/usePlaygroundTexts.ts';

/** Renders the modules other than the page's own header and footer. */
export function Stage() {
  const page = usePage();
  const texts = usePlaygroundTexts();
  const { path, query } = page;
  const setSwitch = (name: StageSwitch) => (isOn: boolean) =>
    updateAddress(`${path}?${withSwitch(query, name, isOn)}`);
  const showsLayout = isSwitchOn(query, 'layout');
  return (
    <Section title={texts.stage}>
      <div className={styles.switches}>
        <FlagField
          label={texts.byMount}
          isOn={isSwitchOn(query, 'mount')}
          onChange={setSwitch('mount')}
        />
        <FlagField label={texts.showLayout} isOn={showsLayout} onChange={setSwitch('layout')} />
      </div>
      {showsLayout && (
        <Frame title="Layout">
          <ModuleSlot
            name="Layout"
            settings={{
              ...footerSettings(page),
              ...headerSettings(page),
              children: <p className={styles.content}>{texts.content}</p>,
            }}
          />
        </Frame>
      )}
      <Frame title="NewsletterForm">
        <StagedModule name="NewsletterForm" />
      </Frame>
      <Frame title="PreviewPanel">
        <StagedModule name="PreviewPanel" />
      </Frame>
    </Section>
  );
}

/** A module with the settings in the address; the preview panel is visible to staff only. */
function StagedModule({ name }: { name: 'NewsletterForm' | 'PreviewPanel' }) {
  const { site, query } = usePage();
  const settings = { site, ...moduleSettings(query, name) };
  if (isSwitchOn(query, 'mount')) return <MountedModule name={name} settings={settings} />;
  return <ModuleSlot name={name} settings={settings} />;
}

/** A module under its name, with a hint in case it renders nothing. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { empty } = usePlaygroundTexts();
  return (
    <div className={styles.frame}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.slot} data-empty={empty}>
        {children}
      </div>
    </div>
  );
}

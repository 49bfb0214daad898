import { ModuleSlot } from '../remote/ModuleSlot.tsx';
import { footerSettings, headerSettings } from '../remote/pageSettings.ts';
import { updateAddress, usePage } from '../routing/page.ts';
import { Section } from '../ui/Section.tsx';
import { FlagField } from './FlagField.tsx';
import { NewsletterFormStage, PreviewPanelStage } from './formStages.tsx';
import { Frame } from './Frame.tsx';
import styles from './Stage.module.css';
import { isSwitchOn, withSwitch, type StageSwitch } from './stageSwitches.ts';
import { usePlaygroundTexts } from './texts/usePlaygroundTexts.ts';

/** The modules that are not the page's own header and footer. */
export function Stage() {
  const page = usePage();
  const texts = usePlaygroundTexts();
  const { path, query } = page;
  const setSwitch = (name: StageSwitch) => (on: boolean) =>
    updateAddress(`${path}?${withSwitch(query, name, on)}`);
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
        <NewsletterFormStage />
      </Frame>
      <Frame title="PreviewPanel">
        <PreviewPanelStage />
      </Frame>
    </Section>
  );
}

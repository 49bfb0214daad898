import { DoorSlot } from '../doors/DoorSlot.tsx';
import { footerSettings } from '../doors/footerSettings.ts';
import { headerSettings } from '../doors/headerSettings.ts';
import { adjust, usePage } from '../page.ts';
import { Section } from '../parts/Section.tsx';
import { FlagField } from './FlagField.tsx';
import { NewsletterFormStage, PreviewPanelStage } from './formStages.tsx';
import { Frame } from './Frame.tsx';
import styles from './Stage.module.css';
import { isOn, withSwitch, type StageSwitch } from './stageState.ts';
import { usePlaygroundTexts } from './texts/usePlaygroundTexts.ts';

/** The modules that are not the page's own header and footer. */
export function Stage() {
  const page = usePage();
  const texts = usePlaygroundTexts();
  const { path, query } = page;
  const turn = (name: StageSwitch) => (on: boolean) =>
    adjust(`${path}?${withSwitch(query, name, on)}`);
  const showsLayout = isOn(query, 'layout');
  return (
    <Section title={texts.stage}>
      <div className={styles.switches}>
        <FlagField label={texts.byMount} isOn={isOn(query, 'mount')} onChange={turn('mount')} />
        <FlagField label={texts.showLayout} isOn={showsLayout} onChange={turn('layout')} />
      </div>
      {showsLayout && (
        <Frame title="Layout">
          <DoorSlot
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

import { adjust, usePage } from '../page.ts';
import { pageUrl } from '../../shop/urls.ts';
import { Button } from '../parts/Button.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { Section } from '../parts/Section.tsx';
import { Width } from '../parts/Width.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { moduleNames } from './controls.ts';
import { EventLog } from './EventLog.tsx';
import { FormControls } from './form-controls/FormControls.tsx';
import styles from './Playground.module.css';
import { SettingsPanel } from './SettingsPanel.tsx';
import { ShopPanels } from './shop/ShopPanels.tsx';
import { Stage } from './Stage.tsx';
import { usePlaygroundTexts } from './texts/usePlaygroundTexts.ts';

/** Every setting of every module and every state of the demo shop, for developers and for tests. */
export default function Playground() {
  const { site, path } = usePage();
  const { demo } = useTexts();
  const texts = usePlaygroundTexts();
  return (
    <Width>
      <div className={styles.head}>
        <PageHeading className={styles.title} title={demo.playground} />
        <p>{texts.lead}</p>
        <Button look="secondary" onClick={() => adjust(pageUrl(site, path))}>
          {texts.resetSettings}
        </Button>
      </div>
      <Section title={texts.settings}>
        <div className={styles.panels}>
          {moduleNames.map((module) => (
            <SettingsPanel key={module} module={module} />
          ))}
          <EventLog />
        </div>
      </Section>
      <Stage />
      <FormControls />
      <Section title={texts.shop}>
        <ShopPanels />
      </Section>
    </Width>
  );
}

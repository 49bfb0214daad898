import { updateAddress, usePage } from '../pages/routing/page.ts';
import { pageUrl } from '../urls.ts';
import { Button } from '../pages/ui/Button.tsx';
import { PageHeading } from '../pages/ui/PageHeading.tsx';
import { Section } from '../pages/ui/Section.tsx';
import { Container } from '../pages/ui/Container.tsx';
import { useTexts } from '../pages/texts/useTexts.ts';
import { moduleNames } from './controls.ts';
import { EventLog } from './EventLog.tsx';
import { FormControls } from './form-controls/FormControls.tsx';
import styles from './Playground.module.css';
import { SettingsPanel } from './SettingsPanel.tsx';
import { ShopPanels } from './shop/ShopPanels.tsx';
import { Stage } from './Stage.tsx';
import { usePlaygroundTexts } from './texts/usePlaygroundTexts.ts';

/** All settings of all modules and all states of the demo shop, for developers and browser tests. */
export default function Playground() {
  const { site, path } = usePage();
  const { demo } = useTexts();
  const texts = usePlaygroundTexts();
  return (
    <Container>
      <div className={styles.head}>
        <PageHeading className={styles.title} title={demo.playground} />
        <p>{texts.lead}</p>
        <Button look="secondary" onClick={() => updateAddress(pageUrl(site, path))}>
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
    </Container>
  );
}

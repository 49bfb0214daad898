import { Container } from '../pages/ui/Container.tsx';
import { navigate, usePage } from '../pages/routing/page.ts';
import { Button } from '../pages/ui/Button.tsx';
import { Notice } from '../pages/ui/Notice.tsx';
import { PageHeading } from '../pages/ui/PageHeading.tsx';
import { pageUrl } from '../urls.ts';
import { EventLog } from './EventLog.tsx';
import styles from './Playground.module.css';
import { SettingsPanels } from './SettingsPanels.tsx';
import { moduleSettings } from './settingsInUrl.ts';
import { ShopPanels } from './shop/ShopPanels.tsx';
import { Stage } from './Stage.tsx';
import { isStateLeft, openedState } from './states/openedState.ts';
import { StateList } from './states/StateList.tsx';
import { StatePage } from './states/StatePage.tsx';
import { allStates } from './states/states.ts';

/** The modules in all states and with all settings, for developers, designers and browser tests. */
export default function Playground() {
  const { query, navigationCount } = usePage();
  const opened = openedState(query);
  const id = query.get('state');
  const isKnown = allStates.some((state) => state.id === id);
  // A state must be applied before modules send requests. After a client-side navigation, it needs a page load.
  const isLate = navigationCount > 0 && (isKnown ? !opened : id === null && isStateLeft());
  if (isLate) window.location.reload();
  return (
    <Container>
      <div className={styles.playground} lang="en">
        {opened && <StatePage opened={opened} />}
        {!opened && !isLate && <StartPage unknownState={id} />}
      </div>
    </Container>
  );
}

function StartPage({ unknownState }: { unknownState: string | null }) {
  const { site, path, query } = usePage();
  return (
    <>
      <PageHeading className={styles.title} title="Playground" />
      <p className={styles.lead}>
        The settings apply to header and footer of this page and to the modules below. Your changes
        are part of the address. Each state has its own address and sets up the demo shop.
      </p>
      {unknownState !== null && (
        <Notice kind="error">
          <p>There is no state “{unknownState}”.</p>
        </Notice>
      )}
      <h2 className={styles.heading}>States</h2>
      <StateList />
      <div className={styles.headingRow}>
        <h2 className={styles.heading}>Settings</h2>
        <Button look="quiet" onClick={() => navigate(pageUrl(site, path))}>
          Reset all settings
        </Button>
      </div>
      <div className={`${styles.panels} ${styles.settings}`}>
        <SettingsPanels />
        <EventLog />
      </div>
      <h2 className={styles.heading}>Modules on the page</h2>
      {moduleSettings(query, 'Playground')['layout'] && <Stage name="Layout" />}
      <Stage name="NewsletterForm" />
      <Stage name="PreviewPanel" />
      <h2 className={styles.heading}>Demo shop</h2>
      <ShopPanels />
    </>
  );
}

import { useSyncExternalStore } from 'react';
import { Panel } from './Panel.tsx';
import styles from './EventLog.module.css';
import { heardEvents, onHeard } from './heardEvents.ts';
import { usePlaygroundTexts } from './texts/usePlaygroundTexts.ts';

/** The events of the remote's modules since the page was loaded, the newest first. */
export function EventLog() {
  const texts = usePlaygroundTexts();
  const heard = useSyncExternalStore(onHeard, heardEvents);
  return (
    <Panel title={texts.events}>
      {heard.length === 0 && <p className={styles.none}>{texts.noEvents}</p>}
      <ol className={styles.events} aria-live="polite">
        {heard.map(({ number, name, detail }) => (
          <li key={number}>
            <strong>{name}</strong> {detail}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

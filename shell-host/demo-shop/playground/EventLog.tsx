import { useSyncExternalStore } from 'react';
import { Panel } from './Panel.tsx';
import styles from './EventLog.module.css';
import { recordedEvents, subscribeToEvents } from './recordedEvents.ts';

/** Events of the remote's modules since the page was loaded, latest first. */
export function EventLog() {
  const events = useSyncExternalStore(subscribeToEvents, recordedEvents);
  return (
    <Panel title="Events">
      {events.length === 0 && <p className={styles.none}>None yet</p>}
      <ol className={styles.events} aria-live="polite">
        {events.map(({ number, name, detail }) => (
          <li key={number}>
            <strong>{name}</strong> {detail}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

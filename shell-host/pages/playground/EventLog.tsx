import { useEffect, useState } from 'react';
import { Panel } from './Panel.tsx';
import styles from './EventLog.module.css';
import { usePlaygroundTexts } from './texts/usePlaygroundTexts.ts';

/** What the remote tells the page (contract §2). */
const names = [
  'fascia:flyout-open',
  'fascia:flyout-close',
  'fascia:newsletter-submitted',
  'fascia:cart-changed',
  'fascia:error',
];
const MOST = 20;

interface Heard {
  number: number;
  name: string;
  detail: string;
}

/** The events of the remote's modules, the newest first. */
export function EventLog() {
  const texts = usePlaygroundTexts();
  const [heard, setHeard] = useState<readonly Heard[]>([]);

  useEffect(() => {
    const hear = (event: Event) => {
      const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : '';
      setHeard((before) => {
        const number = (before[0]?.number ?? 0) + 1;
        return [{ number, name: event.type, detail }, ...before].slice(0, MOST);
      });
    };
    for (const name of names) window.addEventListener(name, hear);
    return () => {
      for (const name of names) window.removeEventListener(name, hear);
    };
  }, []);

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

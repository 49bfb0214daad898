import type { ReactNode } from 'react';
import styles from './Stage.module.css';
import { usePlaygroundTexts } from './texts/usePlaygroundTexts.ts';

/** Where a module stands on the stage, under its name. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { empty } = usePlaygroundTexts();
  return (
    <div className={styles.frame}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.place} data-empty={empty}>
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** Limits content to the width of the header's content. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

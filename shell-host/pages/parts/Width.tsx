import type { ReactNode } from 'react';
import styles from './Width.module.css';

/** Keeps content as wide as the header's, with its edges. */
export function Width({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={narrow ? `${styles.width} ${styles.narrow}` : styles.width}>{children}</div>
  );
}

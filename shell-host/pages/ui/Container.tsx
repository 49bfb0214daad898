import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** Keeps content as wide as the header's, with its edges. */
export function Container({
  children,
  narrow: isNarrow = false,
}: {
  children: ReactNode;
  narrow?: boolean;
}) {
  return (
    <div className={isNarrow ? `${styles.width} ${styles.narrow}` : styles.width}>{children}</div>
  );
}

import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** Limits content to the width of the header's content. */
export function Container({
  children,
  narrow: isNarrow = false,
}: {
  children: ReactNode;
  narrow?: boolean;
}) {
  return (
    <div className={isNarrow ? `${styles.container} ${styles.narrow}` : styles.container}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './IllustratedText.module.css';

interface Props {
  picture: string;
  /** The words stand at the top, where some of them come later: those that are there don't move. */
  alignTop?: boolean;
  children: ReactNode;
}

/** A few words beside a drawn scene. */
export function IllustratedText({ picture, alignTop = false, children }: Props) {
  return (
    <div className={alignTop ? `${styles.scene} ${styles.fromTop}` : styles.scene}>
      <img src={picture} alt="" width="640" height="420" />
      <div className={styles.words}>{children}</div>
    </div>
  );
}

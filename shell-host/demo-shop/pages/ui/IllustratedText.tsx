import type { ReactNode } from 'react';
import styles from './IllustratedText.module.css';

interface Props {
  picture: string;
  /** Aligns the content at the top, so that it does not move while more of it loads. */
  alignTop?: boolean;
  children: ReactNode;
}

/** A short text beside an illustration. */
export function IllustratedText({ picture, alignTop = false, children }: Props) {
  return (
    <div className={alignTop ? `${styles.block} ${styles.alignTop}` : styles.block}>
      <img src={picture} alt="" width="640" height="420" />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

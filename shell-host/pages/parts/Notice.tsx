import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

interface Props {
  kind?: 'plain' | 'good' | 'bad';
  children: ReactNode;
}

/** A word to the visitor, read out when it comes. */
export function Notice({ kind = 'plain', children }: Props) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={kind === 'good' ? 'check' : 'notice'} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}

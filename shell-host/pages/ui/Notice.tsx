import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

interface Props {
  kind?: 'plain' | 'good' | 'bad';
  /** It is read out already by somebody else. */
  isSilent?: boolean;
  children: ReactNode;
}

/** A word to the visitor, read out when it comes, unless it is silent. */
export function Notice({ kind = 'plain', isSilent = false, children }: Props) {
  const role = kind === 'bad' ? 'alert' : 'status';
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={isSilent ? undefined : role}>
      <Icon name={kind === 'good' ? 'check' : 'notice'} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}

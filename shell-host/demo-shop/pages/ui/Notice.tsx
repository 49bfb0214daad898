import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

interface Props {
  kind?: 'info' | 'success' | 'error';
  /** Prevents the announcement by screen readers, because another element announces it. */
  isSilent?: boolean;
  children: ReactNode;
}

/** A message to the visitor. Screen readers announce it when it appears. */
export function Notice({ kind = 'info', isSilent = false, children }: Props) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={isSilent ? undefined : role}>
      <Icon name={kind === 'success' ? 'check' : 'notice'} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

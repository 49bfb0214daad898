import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

interface Props {
  kind?: 'info' | 'success' | 'error';
  /** Not announced by screen readers, because something else announces it. */
  isSilent?: boolean;
  children: ReactNode;
}

/** A message to the visitor; screen readers announce it when it appears. */
export function Notice({ kind = 'info', isSilent = false, children }: Props) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={isSilent ? undefined : role}>
      <Icon name={kind === 'success' ? 'check' : 'notice'} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

import Check from 'lucide/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import type { Frame } from './field.ts';
import styles from './FieldFrame.module.css';
import { FieldMessage } from './FieldMessage.tsx';

interface Props extends Frame {
  /** The native control, and other content of its box. */
  children: ReactNode;
}

const marks = { default: null, valid: Check, error: CircleAlert } as const;

/** The label, box and message of a field. */
export function FieldFrame({ id, label, required, state, children, ...messages }: Props) {
  const mark = marks[state];
  return (
    <div className={styles.field} data-state={state}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <span aria-hidden="true">&nbsp;*</span>}
      </label>
      <div className={styles.box}>
        {children}
        {mark && (
          <span className={styles.mark}>
            <Icon glyph={mark} size={20} />
          </span>
        )}
      </div>
      <FieldMessage {...messages} />
    </div>
  );
}

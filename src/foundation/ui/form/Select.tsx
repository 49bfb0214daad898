import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import { useField, type FieldProps } from './field.ts';
import { FieldFrame } from './FieldFrame.tsx';
import frameStyles from './FieldFrame.module.css';
import styles from './Select.module.css';

/** Everything that a `<select>` takes, its `<option>`s as children, and what the field shows around it. */
export interface SelectProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'style' | 'multiple' | 'size'> {}

/** One of several (H§5): the platform's own select. */
export function Select({ label, state, message, hint, children, ...select }: SelectProps) {
  const { frame, control } = useField({ label, state, message, hint }, select);
  return (
    <FieldFrame {...frame}>
      <select {...select} {...control} className={`${frameStyles.control} ${styles.select}`}>
        {children}
      </select>
      <span className={styles.arrow}>
        <Icon glyph={ChevronDown} size={20} />
      </span>
    </FieldFrame>
  );
}

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import { FieldFrame, useField, type FieldProps } from './FieldFrame.tsx';
import frameStyles from './FieldFrame.module.css';
import styles from './Select.module.css';

/** The props of a `<select>` and of every field. The children are `<option>`s. */
export interface SelectProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'style' | 'multiple' | 'size'> {}

/** A native select (UI-12). */
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

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import { FieldFrame, useField, type FieldProps } from './FieldFrame.tsx';
import frameStyles from './FieldFrame.module.css';
import styles from './Select.module.css';

/** The props of a `<select>`, its `<option>`s as children, and the props of every field. */
export interface SelectProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'style' | 'multiple' | 'size'> {}

/** The platform's select (UI-12). */
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

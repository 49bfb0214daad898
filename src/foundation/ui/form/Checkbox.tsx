import type { ComponentProps } from 'react';
import { FieldMessage, useField, type FieldProps } from './FieldFrame.tsx';
import frameStyles from './FieldFrame.module.css';
import styles from './Checkbox.module.css';

/** The props of an `<input type="checkbox">` and of every field. */
export interface CheckboxProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'children'> {}

/** A checkbox (UI-12). */
export function Checkbox({ label, state, message, hint, ...input }: CheckboxProps) {
  const { frame, control } = useField({ label, state, message, hint }, input);
  const { id, required, ...messages } = frame;
  return (
    <div className={frameStyles.field} data-state={frame.state}>
      <div className={styles.row}>
        <input type="checkbox" {...input} {...control} className={styles.box} />
        <label className={styles.label} htmlFor={id}>
          <span>{label}</span>
          {required && <span aria-hidden="true">&nbsp;*</span>}
        </label>
      </div>
      <FieldMessage {...messages} />
    </div>
  );
}

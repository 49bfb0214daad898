import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';
import { useField, type FieldProps } from './field.ts';
import frameStyles from './FieldFrame.module.css';
import { FieldMessage } from './FieldMessage.tsx';

/** Everything that an `<input type="checkbox">` takes, and what the field shows around it. */
export interface CheckboxProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'children'> {}

/** Yes or no (H§5). */
export function Checkbox({ label, state, message, hint, ...input }: CheckboxProps) {
  const { frame, control } = useField({ label, state, message, hint }, input);
  const { id, required, ...texts } = frame;
  return (
    <div className={frameStyles.field} data-state={frame.state}>
      <div className={styles.row}>
        <input type="checkbox" {...input} {...control} className={styles.box} />
        <label className={styles.label} htmlFor={id}>
          {label}
          {required && <span aria-hidden="true">&nbsp;*</span>}
        </label>
      </div>
      <FieldMessage {...texts} />
    </div>
  );
}

import type { ComponentProps } from 'react';
import { useField, type FieldProps } from './field.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './FieldFrame.module.css';

/** Everything that an `<input>` takes, and what the field shows around it. */
export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'children'> {
  /** Default `'text'`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
}

/** One line of text (H§5). Controlled and uncontrolled, as a native input. */
export function TextField({ label, state, message, hint, ...input }: TextFieldProps) {
  const { frame, control } = useField({ label, state, message, hint }, input);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...input} {...control} className={styles.control} />
    </FieldFrame>
  );
}

import type { ComponentProps } from 'react';
import { FieldFrame, useField, type FieldProps } from './FieldFrame.tsx';
import styles from './FieldFrame.module.css';

/** The props of an `<input>` and of every field. */
export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'children'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
}

/** A single-line text field (UI-12), controlled or uncontrolled like a native input. */
export function TextField({ label, state, message, hint, ...input }: TextFieldProps) {
  const { frame, control } = useField({ label, state, message, hint }, input);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...input} {...control} className={styles.control} />
    </FieldFrame>
  );
}

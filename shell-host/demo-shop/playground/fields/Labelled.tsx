import { useId, type ReactNode } from 'react';
import styles from './fields.module.css';

/** What every field has. */
export interface FieldProps {
  label: string;
  /** What it is for, for readers and as its description. */
  hint?: ReactNode;
}

interface Props extends FieldProps {
  isFlag?: boolean;
  /** Renders the native control. */
  children: (attributes: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A native control with its name, and a hint below it. */
export function Labelled({ label, hint, isFlag = false, children }: Props) {
  const id = useId();
  const hintId = `${id}hint`;
  const name = (
    <label className={styles.name} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={isFlag ? styles.flag : styles.field}>
      {!isFlag && name}
      {children({ id, 'aria-describedby': hint ? hintId : undefined })}
      {isFlag && name}
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}

import { useState } from 'react';
import styles from './fields.module.css';

interface Props {
  label: string;
  value: string;
  isNumber?: boolean;
  onChange: (value: string) => void;
}

/** A text field that reports its value on blur and on Enter, not on every keystroke. */
export function TextField({ label, value, isNumber = false, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    setTyped(null);
    if (typed !== null && typed !== value) onChange(typed);
  }

  return (
    <label className={styles.field}>
      {label}
      <input
        value={typed ?? value}
        inputMode={isNumber ? 'numeric' : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
    </label>
  );
}

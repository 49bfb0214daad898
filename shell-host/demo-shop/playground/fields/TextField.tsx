import { useState } from 'react';
import { Labelled, type FieldProps } from './Labelled.tsx';

interface Props extends FieldProps {
  value: string;
  isNumber?: boolean;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** A text field that reports its value on blur and on Enter, not on every keystroke. */
export function TextField({ value, isNumber = false, placeholder, onChange, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    setTyped(null);
    if (typed !== null && typed !== value) onChange(typed);
  }

  return (
    <Labelled {...field}>
      {(attributes) => (
        <input
          {...attributes}
          value={typed ?? value}
          placeholder={placeholder}
          inputMode={isNumber ? 'numeric' : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
          }}
        />
      )}
    </Labelled>
  );
}

import styles from './Select.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  /** Pairs of value and text. */
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** A select with its label beside it. */
export function Select<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map(([option, text]) => (
          <option value={option} key={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

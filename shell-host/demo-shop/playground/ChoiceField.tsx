import styles from './fields.module.css';

interface Props {
  label: string;
  value: string;
  /** Pairs of value and text. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

/** A select. */
export function ChoiceField({ label, value, options, onChange }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, text]) => (
          <option value={option} key={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

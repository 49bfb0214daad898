import styles from './fields.module.css';

interface Props {
  label: string;
  value: string;
  /** Values with what is shown for them. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

/** One of several. */
export function ChoiceField({ label, value, options, onChange }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, shown]) => (
          <option value={option} key={option}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

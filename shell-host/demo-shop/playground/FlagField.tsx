import styles from './fields.module.css';

interface Props {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A check box. */
export function FlagField({ label, isOn, onChange }: Props) {
  return (
    <label className={styles.flag}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

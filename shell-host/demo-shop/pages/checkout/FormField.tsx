import styles from './CheckoutPage.module.css';

interface Props {
  label: string;
  name: string;
  autoComplete: string;
  type?: 'text' | 'email';
  /** Takes the full width of the form. */
  isWide?: boolean;
}

/** A required text field. */
export function FormField({ label, name, autoComplete, type = 'text', isWide = false }: Props) {
  return (
    <label className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <span>{label}</span>
      <input type={type} name={name} autoComplete={autoComplete} required />
    </label>
  );
}

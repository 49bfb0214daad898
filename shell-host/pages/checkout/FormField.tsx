import styles from './CheckoutPage.module.css';

interface Props {
  label: string;
  name: string;
  autoComplete: string;
  type?: 'text' | 'email';
  /** Takes the form's whole width. */
  isWide?: boolean;
}

/** A field that must be filled in. */
export function FormField({ label, name, autoComplete, type = 'text', isWide = false }: Props) {
  return (
    <label className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <span>{label}</span>
      <input type={type} name={name} autoComplete={autoComplete} required />
    </label>
  );
}

import styles from './Button.module.css';

/** How a button looks (UI-04). */
export interface ButtonLook {
  /** Default `'medium'`. On touch screens every size is at least 44 px high. */
  size?: 'small' | 'medium' | 'large';
  /** Default `'primary'`. */
  variant?: 'primary' | 'secondary' | 'activating' | 'sale' | 'community';
}

/** The classes of a button, for a `<button>` and for a link that looks like one. */
export function buttonClass({ size = 'medium', variant = 'primary' }: ButtonLook): string {
  return `${styles.button} ${styles[size]} ${styles[variant]}`;
}

import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface LookProps {
  /** `primary` for the main action, `secondary` for others, `quiet` for small ones within content. */
  look?: 'primary' | 'secondary' | 'quiet';
}

/** A button in the host's design. */
export function Button({
  look = 'primary',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & LookProps) {
  // oxlint-disable-next-line react/button-has-type -- the type defaults to `button`
  return <button {...rest} type={type} className={`${styles.button} ${styles[look]}`} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'primary',
  children,
  ...rest
}: ComponentProps<'a'> & LookProps) {
  return (
    <a {...rest} className={`${styles.button} ${styles[look]}`}>
      {children}
    </a>
  );
}

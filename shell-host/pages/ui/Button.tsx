import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface LookProps {
  /** The one action of a place is primary; what stands beside it is secondary; small ones are quiet. */
  look?: 'primary' | 'secondary' | 'quiet';
}

/** A button of the host. */
export function Button({
  look = 'primary',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & LookProps) {
  // oxlint-disable-next-line react/button-has-type -- the type is one of the three, and `button` by default
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

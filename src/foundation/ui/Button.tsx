import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonLook.ts';
import { Ripple } from './Ripple.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Its action is pending: it shows a spinner, keeps its size, name and focus, and ignores presses. */
  busy?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** A button (UI-04). It submits a form only with the type `submit`. */
export function Button({ size, variant, busy = false, onClick, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ size, variant })}
      aria-busy={busy || undefined}
      // Not `disabled`: a disabled button loses the focus.
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : onClick}
    >
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <Ripple />
    </button>
  );
}

import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonLook.ts';
import { Ripple } from './Ripple.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** What it does is on its way: it keeps its place, its name and the focus, and takes no press. */
  busy?: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** A button (H§5). It submits nothing unless its `type` says so. */
export function Button({ size, variant, busy = false, onClick, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ size, variant })}
      aria-busy={busy || undefined}
      // Not `disabled`: that would take the focus away while the visitor waits.
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? refuse : onClick}
    >
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <Ripple />
    </button>
  );
}

import type { ComponentProps, MouseEvent } from 'react';
import { linkAttributes } from './Link.tsx';
import { Ripple } from './Ripple.tsx';
import styles from './Button.module.css';

/** The look of a button (UI-02). */
interface ButtonLook {
  /** Default `'medium'`. On touch screens, every size is at least 44 px high. */
  size?: 'small' | 'medium' | 'large';
  /** Default `'primary'`. */
  variant?: 'primary' | 'secondary' | 'activating' | 'sale' | 'community';
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /**
   * Whether the action is pending. The button then shows a spinner, keeps its size, name and focus, and ignores
   * presses.
   */
  busy?: boolean;
}

interface ButtonLinkProps
  extends Omit<ComponentProps<'a'>, 'className' | 'href' | 'rel' | 'target'>, ButtonLook {
  /** Untrusted. Checked by `safeUrl`. */
  href: unknown;
  target?: string | null | undefined;
}

const classOf = ({ size = 'medium', variant = 'primary' }: ButtonLook) =>
  `${styles.button} ${styles[size]} ${styles[variant]}`;

const ignore = (event: MouseEvent) => event.preventDefault();

/** A button (UI-02). Its type is `button` unless set. */
export function Button({ size, variant, busy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ size, variant })}
      aria-busy={busy || undefined}
      // Not `disabled`, because a disabled button loses the focus.
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : onClick}
    >
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <Ripple />
    </button>
  );
}

/** A link that looks like a button. Renders nothing if the address must not be followed. */
export function ButtonLink({ size, variant, href, target, children, ...rest }: ButtonLinkProps) {
  const attributes = linkAttributes(href, target);
  if (!attributes) return null;
  return (
    <a {...rest} {...attributes} className={classOf({ size, variant })}>
      <span className={styles.label}>{children}</span>
      <Ripple />
    </a>
  );
}

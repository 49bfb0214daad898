import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonLook.ts';
import { linkAttributes } from './linkAttributes.ts';
import { Ripple } from './Ripple.tsx';

interface Props
  extends Omit<ComponentProps<'a'>, 'className' | 'href' | 'rel' | 'target'>, ButtonLook {
  /** Untrusted: it is checked by `safeUrl`. */
  href: unknown;
  /** As for `Link`. */
  target?: string | null | undefined;
}

/** A link that looks like a button. Renders nothing without an address that may be followed. */
export function ButtonLink({ size, variant, href, target, children, ...rest }: Props) {
  const attributes = linkAttributes(href, target);
  if (!attributes) return null;
  return (
    <a {...rest} {...attributes} className={buttonClass({ size, variant })}>
      <span className={styles.label}>{children}</span>
      <Ripple />
    </a>
  );
}

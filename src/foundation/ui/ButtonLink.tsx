import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonLook.ts';
import { linkAttributes } from './linkAttributes.ts';
import { Ripple } from './Ripple.tsx';

interface Props
  extends Omit<ComponentProps<'a'>, 'className' | 'href' | 'rel' | 'target'>, ButtonLook {
  /** From wherever it came: it passes the one gate for addresses. */
  href: unknown;
  /** As for `Link`. */
  target?: string | null | undefined;
}

/** A link that looks like a button. One that leads nowhere would be a lie, so it is not there. */
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

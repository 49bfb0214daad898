import type { ComponentProps } from 'react';
import { linkAttributes } from './linkAttributes.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** From wherever it came: it passes the one gate for addresses. */
  href: unknown;
  /** As a service gave it; without it, `http…` and `mailto:` open in a new tab (F§2). */
  target?: string | null | undefined;
}

/** A link to an address that need not be trusted. Where it may not be followed, the text stands alone. */
export function Link({ href, target, children, ...rest }: Props) {
  const attributes = linkAttributes(href, target);
  if (!attributes) return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} {...attributes}>
      {children}
    </a>
  );
}

import type { ComponentProps } from 'react';
import { linkAttributes } from './linkAttributes.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Untrusted: it is checked by `safeUrl`. */
  href: unknown;
  /** As sent by a service; without one, `http…` and `mailto:` open in a new tab (FOOT-14). */
  target?: string | null | undefined;
}

/** A link to an untrusted address. Where it may not be followed, only the text is rendered. */
export function Link({ href, target, children, ...rest }: Props) {
  const attributes = linkAttributes(href, target);
  if (!attributes) return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} {...attributes}>
      {children}
    </a>
  );
}

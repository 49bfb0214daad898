import type { ComponentProps } from 'react';
import { opensNewTab, safeUrl } from '../untrusted/safeUrl.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Untrusted. Checked by `safeUrl`. */
  href: unknown;
  /** The target from a service. Without it, `http…` and `mailto:` links open in a new tab (FOOT-14). */
  target?: string | null | undefined;
}

/** A link to an untrusted address. Renders only the text if the address must not be followed. */
export function Link({ href, target, children, ...rest }: Props) {
  const attributes = linkAttributes(href, target);
  if (!attributes) return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} {...attributes}>
      {children}
    </a>
  );
}

const TARGETS = ['_self', '_blank', '_parent', '_top'];

/**
 * Returns the attributes of a link. Without a target, `http…` and `mailto:` links open in a new tab without a referrer
 * (FOOT-14). Only HTML's own targets are allowed, because any other could be the name of one of the host's windows.
 *
 * @returns `undefined` if the address must not be followed (HOST-35).
 */
export function linkAttributes(address: unknown, requestedTarget?: string | null) {
  const href = safeUrl(address);
  if (href === undefined) return undefined;
  const target = TARGETS.find((known) => known === requestedTarget);
  if (opensNewTab(href) && (target ?? '_blank') === '_blank')
    return { href, target: '_blank', rel: 'noreferrer' };
  return target && target !== '_self' ? { href, target } : { href };
}

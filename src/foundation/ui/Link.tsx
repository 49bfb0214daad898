import type { ComponentProps } from 'react';
import { opensNewTab, safeUrl } from '../untrusted/safeUrl.ts';

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

const TARGETS = ['_self', '_blank', '_parent', '_top'];

/**
 * The attributes of a link: `http…` and `mailto:` open in a new tab without referrer (FOOT-14), unless a target is
 * given. Only HTML's own targets are used: any other would be the name of one of the host's windows.
 *
 * @returns undefined where the address may not be followed (HOST-35).
 */
export function linkAttributes(address: unknown, requestedTarget?: string | null) {
  const href = safeUrl(address);
  if (href === undefined) return undefined;
  const target = TARGETS.find((known) => known === requestedTarget);
  if (opensNewTab(href) && (target ?? '_blank') === '_blank')
    return { href, target: '_blank', rel: 'noreferrer' };
  return target && target !== '_self' ? { href, target } : { href };
}

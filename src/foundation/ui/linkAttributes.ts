import { safeUrl } from '../untrusted/safeUrl.ts';

/** The attributes of an `<a>`. */
export interface LinkAttributes {
  href: string;
  target?: string;
  rel?: string;
}

const TARGETS = ['_self', '_blank', '_parent', '_top'];
const OPENS_NEW_TAB = /^(?:https?|mailto):/i;

/**
 * The attributes of a link: `http…` and `mailto:` open in a new tab without referrer (FOOT-14), unless a target is
 * given. Only HTML's own targets are used: any other would be the name of one of the host's windows.
 *
 * @returns undefined where the address may not be followed (HOST-35).
 */
export function linkAttributes(
  address: unknown,
  requestedTarget?: string | null,
): LinkAttributes | undefined {
  const href = safeUrl(address);
  if (href === undefined) return undefined;
  const target = TARGETS.find((known) => known === requestedTarget);
  const opensTab = OPENS_NEW_TAB.test(href);
  if (opensTab && (target ?? '_blank') === '_blank')
    return { href, target: '_blank', rel: 'noreferrer' };
  return target && target !== '_self' ? { href, target } : { href };
}

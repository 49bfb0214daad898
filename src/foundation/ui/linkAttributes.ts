import { safeUrl } from '../untrusted/safeUrl.ts';

/** What an `<a>` gets. */
export interface LinkAttributes {
  href: string;
  target?: string;
  rel?: string;
}

const TARGETS = ['_self', '_blank', '_parent', '_top'];
const BEGINS_OUTSIDE = /^(?:https?|mailto):/i;

/**
 * How an address is linked: `http…` and `mailto:` in a new tab without referrer (F§2), unless a target says
 * otherwise. A target that is none of HTML's own is not followed: it would name a window of the host's.
 *
 * @returns undefined where the address may not be followed (contract §4).
 */
export function linkAttributes(
  address: unknown,
  wanted?: string | null,
): LinkAttributes | undefined {
  const href = safeUrl(address);
  if (href === undefined) return undefined;
  const target = TARGETS.find((known) => known === wanted);
  const leads = BEGINS_OUTSIDE.test(href);
  if (leads && (target ?? '_blank') === '_blank')
    return { href, target: '_blank', rel: 'noreferrer' };
  return target && target !== '_self' ? { href, target } : { href };
}

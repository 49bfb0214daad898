/** Backslashes, control characters, line separators, direction and zero-width marks, half surrogate pairs. */
const FORBIDDEN = /[\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * The allowed addresses: http(s) with a host, mailto, tel, or a relative address. A host has no user name
 * and no character that some browsers repair and others refuse: a server and every browser must agree. A relative
 * address has no colon in its first segment, where it could be a scheme, or look like one.
 */
const ALLOWED =
  /^(?:https?:\/\/[\w.:[\]\u0080-\uffff-]+(?:[/?#]|$)|mailto:.|tel:.|(?!\/\/)[^:/?#]*(?:[/?#]|$))/i;

const ANY_PAGE = 'https://page.invalid';

/**
 * Checks every `href` and `src` from a service, an editor or a host's setting (HOST-35).
 *
 * The result can always be read by `new URL(result, page)`, and a relative one stays on the page's host.
 * White space around the address is dropped, as browsers do with spaces (but not with an editor's no-break
 * space). The trimmed address is checked. A line break or tab anywhere refuses it.
 *
 * @returns the trimmed address, or undefined if it must not be used.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || FORBIDDEN.test(value)) return undefined;
  const url = value.trim();
  if (!url || !ALLOWED.test(url)) return undefined;
  try {
    const { origin, pathname } = new URL(url, ANY_PAGE);
    // `/.//host` stays here, but becomes `//host` for a router that uses only the path.
    return origin === ANY_PAGE && pathname.startsWith('//') ? undefined : url;
  } catch {
    return undefined;
  }
}

/** Whether a link opens in a new tab: with an address that begins `http` or `mailto` (FOOT-14). */
export const opensNewTab = (url: string) => /^(?:https?|mailto):/i.test(url);

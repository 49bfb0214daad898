/** Backslashes, control characters, line separators, direction and zero-width marks, lone surrogates. */
const FORBIDDEN = /[\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * The allowed addresses: http(s) with a host, mailto, tel, or a relative address. The host has no user name and no
 * characters that browsers treat differently, because a server and every browser must agree. A relative address has no
 * colon in its first segment, where it could look like a scheme.
 */
const ALLOWED =
  /^(?:https?:\/\/[\w.:[\]\u0080-\uffff-]+(?:[/?#]|$)|mailto:.|tel:.|(?!\/\/)[^:/?#]*(?:[/?#]|$))/i;

const ANY_PAGE = 'https://page.invalid';

/**
 * Checks an `href` or `src` from a service, an editor or a host's setting (HOST-35).
 *
 * `new URL(result, page)` can always parse the result, and a relative address stays on the page's host. White space
 * around the address is trimmed, including no-break spaces, which browsers do not trim. A line break or tab anywhere
 * rejects the address.
 *
 * @returns The trimmed address, or `undefined` if it must not be used.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || FORBIDDEN.test(value)) return undefined;
  const url = value.trim();
  if (!url || !ALLOWED.test(url)) return undefined;
  try {
    const { origin, pathname } = new URL(url, ANY_PAGE);
    // `/.//host` stays on this host, but becomes `//host` in a router that uses only the path.
    return origin === ANY_PAGE && pathname.startsWith('//') ? undefined : url;
  } catch {
    return undefined;
  }
}

/** Whether a link opens in a new tab: its address begins with `http` or `mailto` (FOOT-14). */
export const opensNewTab = (url: string) => /^(?:https?|mailto):/i.test(url);

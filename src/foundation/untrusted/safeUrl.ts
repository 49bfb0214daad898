/** A backslash, or what no reader sees: controls, line separators, direction and zero-width marks, half characters. */
const UNSEEN = /[\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * The whole gate is this one list of what may pass: http(s) with a host, mailto, tel, or a relative
 * address. A host has no user name in front of it and none of the signs that some browsers repair and
 * others refuse: a server and every browser must give the same answer. A colon in a relative address's
 * first segment could be (or look like) a scheme, so it is none.
 */
const ALLOWED =
  /^(?:https?:\/\/[\w.:[\]\u0080-\uffff-]+(?:[/?#]|$)|mailto:.|tel:.|(?!\/\/)[^:/?#]*(?:[/?#]|$))/i;

const ANY_PAGE = 'https://page.invalid';

/**
 * The one gate for every `href` and `src` that came from a service, an editor or a host's setting
 * (contract §4, "Addresses").
 *
 * The answer can always be read by `new URL(answer, page)`, and a relative one stays on the page's host.
 * Spaces around the address are dropped, as every browser does; so is other printable white space there
 * (an editor's no-break space), which a browser would make part of the address. The trimmed address is
 * the one that is judged. A line break or tab anywhere refuses it.
 *
 * @returns the address as it was written, or undefined: then there is no link and no image.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || UNSEEN.test(value)) return undefined;
  const url = value.trim();
  if (!url || !ALLOWED.test(url)) return undefined;
  try {
    const { origin, pathname } = new URL(url, ANY_PAGE);
    // `/.//host` stays here, but becomes `//host` for a router that reads the path alone.
    return origin === ANY_PAGE && pathname.startsWith('//') ? undefined : url;
  } catch {
    return undefined;
  }
}

/**
 * The address to fetch an image from: as `safeUrl`, and a path that begins `/image-delivery/` is fetched
 * from `/img/` (H§7, contract §4). Only paths of the page's own host are rewritten; what an absolute
 * address says about another host's folders is not ours to change.
 */
export function imageUrl(value: unknown): string | undefined {
  const url = safeUrl(value);
  if (!url || /^(?:mailto|tel):/i.test(url)) return undefined;
  return url.replace(/^\/image-delivery\//, '/img/');
}

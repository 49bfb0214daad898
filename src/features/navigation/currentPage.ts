/** Captures the path of an address. `new URL` is too slow for thousands of addresses. */
const PATH = /^(?:[a-z]+:)?(?:\/\/[^/?#]*)?([^?#]*)/i;

/** The decoded last segment of an address's path, or an empty string for a start page. */
export function lastSegment(address: string): string {
  const segment = PATH.exec(address)?.[1]?.split('/').findLast(Boolean) ?? '';
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment;
  } catch {
    return segment; // Invalid percent-encoding: compare the encoded form.
  }
}

/**
 * The value of `aria-current` for a link. Compares the last segments of the link and of the current page (NAV-04).
 *
 * @param page The current page's path.
 */
export function ariaCurrent(href: string | undefined, page: string): 'page' | undefined {
  const segment = lastSegment(page);
  return segment && href !== undefined && lastSegment(href) === segment ? 'page' : undefined;
}

/** An address up to its query, with the path as its group. `new URL` is too slow for thousands of addresses. */
const PATH = /^(?:[a-z]+:)?(?:\/\/[^/?#]*)?([^?#]*)/i;

/** The last segment of an address's path, decoded; empty for a start page. */
export function lastSegment(address: string): string {
  const segment = PATH.exec(address)?.[1]?.split('/').findLast(Boolean) ?? '';
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment;
  } catch {
    return segment; // Not valid percent-encoding; it can still be compared.
  }
}

/**
 * `aria-current` of a link: whether it leads to the page that is shown, by its last segment (NAV-04).
 *
 * @param page The page's path.
 */
export function currentPage(href: string | undefined, page: string): 'page' | undefined {
  const segment = lastSegment(page);
  return segment && href !== undefined && lastSegment(href) === segment ? 'page' : undefined;
}

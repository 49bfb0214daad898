import type { NavigationNode } from './navigation.ts';

/** Scheme and host, then the path. By hand: a tree has thousands of addresses, and `new URL` is slow. */
const PATH = /^(?:[a-z]+:)?(?:\/\/[^/?#]*)?([^?#]*?)\/*(?:[?#]|$)/i;

/** The last part of an address's path, as a visitor would read it; empty for a start page. */
export function lastSegment(address: string): string {
  const segment = PATH.exec(address)?.[1]?.split('/').at(-1) ?? '';
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment;
  } catch {
    return segment; // Its signs are no text; it can still be the same.
  }
}

/**
 * The way to the page that is shown, as places from the first level down: to the first node whose address ends
 * like the page's (H§2). Empty where there is none.
 *
 * @param page The page's path, as `location.pathname`.
 */
export function activeBranch(nodes: readonly NavigationNode[], page: string): number[] {
  const wanted = lastSegment(page);
  return wanted ? wayTo(wanted, nodes) : [];
}

function wayTo(wanted: string, nodes: readonly NavigationNode[]): number[] {
  for (const [place, { href, children }] of nodes.entries()) {
    if (href !== undefined && lastSegment(href) === wanted) return [place];
    const below = wayTo(wanted, children);
    if (below.length > 0) return [place, ...below];
  }
  return [];
}

/** The nodes along a way, as far as it leads. */
export function nodesAlong(nodes: readonly NavigationNode[], way: readonly number[]) {
  const found: NavigationNode[] = [];
  let level = nodes;
  for (const place of way) {
    const node = level[place];
    if (!node) break;
    found.push(node);
    level = node.children;
  }
  return found;
}

/** Whether an address is the page's that is shown, by its last part (H§2). */
export function isPage(href: string): boolean {
  const segment = lastSegment(window.location.pathname);
  return segment !== '' && lastSegment(href) === segment;
}

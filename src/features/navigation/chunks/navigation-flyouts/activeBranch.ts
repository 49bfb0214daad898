import { lastSegment } from '../../currentPage.ts';
import type { NavigationNode } from '../../navigation.ts';

/**
 * Finds the first node whose address has the same last segment as the page (NAV-04). Returns the node's index on each
 * level, or an empty array if no node matches.
 *
 * @param page The page's path, such as `location.pathname`.
 */
export function activeBranch(nodes: readonly NavigationNode[], page: string): number[] {
  const segment = lastSegment(page);
  return segment ? pathToSegment(segment, nodes) : [];
}

function pathToSegment(segment: string, nodes: readonly NavigationNode[]): number[] {
  for (const [index, { href, children }] of nodes.entries()) {
    if (href !== undefined && lastSegment(href) === segment) return [index];
    const below = pathToSegment(segment, children);
    if (below.length > 0) return [index, ...below];
  }
  return [];
}

/** The nodes along a path of indexes. Stops at the first index that does not exist. */
export function nodesAlong(nodes: readonly NavigationNode[], path: readonly number[]) {
  const found: NavigationNode[] = [];
  let level = nodes;
  for (const index of path) {
    const node = level[index];
    if (!node) break;
    found.push(node);
    level = node.children;
  }
  return found;
}

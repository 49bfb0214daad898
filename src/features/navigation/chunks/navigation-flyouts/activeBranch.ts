import { lastSegment } from '../../currentPage.ts';
import type { NavigationNode } from '../../navigation.ts';

/**
 * The path in the tree to a page: an index for each level, down to the first node whose address has the same last
 * segment (NAV-04). Empty where there is none.
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

/** The nodes along a path in the tree, as far as it exists. */
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

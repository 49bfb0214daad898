import {
  listOf,
  parseAnswer,
  sparseListOf,
  type ParsedAnswer,
} from '../../../../foundation/http/parseAnswer.ts';
import type { NavigationNode, NavigationRoot } from '../../navigation.ts';
import { nodeSchema, rootSchema, type WireRoot } from './navigationSchema.ts';

/** Maximum depth of a tree and maximum number of nodes below the roots. Both are larger than any shop needs. */
const MAX_DEPTH = 12;
const MAX_NODES = 10_000;

const rootsSchema = sparseListOf(rootSchema);
const nodesSchema = listOf(nodeSchema);

/** The unparsed children of one parent. */
interface RawChildren {
  nodes: readonly unknown[];
  /** The parent's list of parsed children. */
  into: NavigationNode[];
  depth: number;
}

const rootOf = (
  { title, href, target, teaser }: WireRoot,
  children: NavigationNode[],
): NavigationRoot => ({ title, href, target, teasers: teaser, children });

/**
 * Parses the navigation service's response level by level, so that a deep tree does not overflow the stack. Omits
 * invalid nodes and nodes beyond the limits, but not their siblings (NAV-08).
 */
export function parseNavigation(body: unknown): ParsedAnswer<NavigationRoot[]> {
  const { value: wireRoots, leftOut: invalidRoots } = parseAnswer(rootsSchema, body);
  const leftOut = new Set(invalidRoots);
  const pending: RawChildren[] = [];
  let remaining = MAX_NODES;

  const roots = wireRoots.map((root): NavigationRoot => {
    if (!root) return {};
    const children: NavigationNode[] = [];
    pending.push({ nodes: root.children ?? [], into: children, depth: 1 });
    return rootOf(root, children);
  });

  // The loop appends the lists of the next level to `pending`.
  for (const { nodes, into, depth } of pending) {
    if (nodes.length > remaining) leftOut.add('too many nodes');
    if (nodes.length > 0 && depth > MAX_DEPTH) leftOut.add('children too deep');
    if (depth > MAX_DEPTH) continue;
    const parsed = parseAnswer(nodesSchema, nodes.slice(0, remaining));
    remaining -= Math.min(remaining, nodes.length);
    for (const field of parsed.leftOut) leftOut.add(field);
    for (const { title, href, target, teaser, children: rawChildren = [] } of parsed.value) {
      const children: NavigationNode[] = [];
      into.push({ title, href, target, teasers: teaser, children });
      pending.push({ nodes: rawChildren, into: children, depth: depth + 1 });
    }
  }
  // Immer skips frozen objects, so the store does not traverse the trees.
  for (const { children } of roots) Object.freeze(children);
  return { value: roots, leftOut: [...leftOut] };
}

import {
  listOf,
  parseAnswer,
  sparseListOf,
  type ParsedAnswer,
} from '../../../../foundation/http/parseAnswer.ts';
import type { NavigationNode, NavigationRoot } from '../../navigation.ts';
import { nodeSchema, rootSchema, type WireRoot } from './navigationSchema.ts';

/** Maximum depth of a tree and maximum number of nodes below the roots. Both exceed those of any shop. */
const MAX_DEPTH = 12;
const MAX_NODES = 10_000;

const rootsSchema = sparseListOf(rootSchema);
const nodesSchema = listOf(nodeSchema);

/** The children of one parent, before they are parsed. */
interface RawChildren {
  nodes: readonly unknown[];
  /** The parent's list, to which the parsed nodes are added. */
  into: NavigationNode[];
  depth: number;
}

const rootOf = (
  { title, href, target, teaser }: WireRoot,
  children: NavigationNode[],
): NavigationRoot => ({ title, href, target, teasers: teaser, children });

/**
 * Parses the navigation service's response level by level, so that a deep tree does not overflow the stack. Invalid nodes
 * are left out, and so are those beyond the limits; their siblings stay (NAV-08).
 */
export function parseNavigation(body: unknown): ParsedAnswer<NavigationRoot[]> {
  const { value: wireRoots, leftOut: invalidRoots } = parseAnswer(rootsSchema, body);
  const leftOut = new Set(invalidRoots);
  const pending: RawChildren[] = [];
  let room = MAX_NODES;

  const roots = wireRoots.map((root): NavigationRoot => {
    if (!root) return {};
    const children: NavigationNode[] = [];
    pending.push({ nodes: root.children ?? [], into: children, depth: 1 });
    return rootOf(root, children);
  });

  // The next level's lists are added during the loop.
  for (const { nodes, into, depth } of pending) {
    if (nodes.length > room) leftOut.add('too many nodes');
    if (nodes.length > 0 && depth > MAX_DEPTH) leftOut.add('children too deep');
    if (depth > MAX_DEPTH) continue;
    const parsed = parseAnswer(nodesSchema, nodes.slice(0, room));
    room -= Math.min(room, nodes.length);
    for (const field of parsed.leftOut) leftOut.add(field);
    for (const { title, href, target, teaser, children: rawChildren = [] } of parsed.value) {
      const children: NavigationNode[] = [];
      into.push({ title, href, target, teasers: teaser, children });
      pending.push({ nodes: rawChildren, into: children, depth: depth + 1 });
    }
  }
  // The store freezes its data and skips frozen objects: it need not traverse the trees.
  for (const { children } of roots) Object.freeze(children);
  return { value: roots, leftOut: [...leftOut] };
}

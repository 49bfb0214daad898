import {
  listOf,
  parseAnswer,
  sparseListOf,
  type ParsedAnswer,
} from '../../../foundation/untrusted/parseAnswer.ts';
import type { NavigationNode, NavigationRoot } from '../navigation.ts';
import { nodeSchema, rootSchema, type WireRoot } from './navigationSchema.ts';

const rootsSchema = sparseListOf(rootSchema);

/** Parses the navigation service's answer: at once its roots, and when it is asked for, their trees. */
export function parseNavigation(body: unknown) {
  const { value, leftOut } = parseAnswer(rootsSchema, body);
  return {
    /** Without their children. */
    roots: value.map((root): NavigationRoot => (root ? rootWith([], root) : {})),
    /** The roots with their trees, and what was left out of the whole answer. */
    parseChildren: async (): Promise<ParsedAnswer<NavigationRoot[]>> => {
      const trees = await parseTrees(value);
      return { value: trees.value, leftOut: [...leftOut, ...trees.leftOut] };
    },
  };
}

/** Deeper than any shop's tree; what lies deeper is left out. */
const MAX_DEPTH = 12;
/** Nodes that are parsed in one go, about 2 ms; then the page can handle other events. */
const BATCH_SIZE = 400;

interface Batch {
  /** Unparsed nodes of one parent. */
  rawNodes: readonly unknown[];
  /** The parent's children, to which the parsed nodes are added. */
  into: NavigationNode[];
  depth: number;
}

function batchesOf(rawNodes: readonly unknown[], into: NavigationNode[], depth: number): Batch[] {
  const batches: Batch[] = [];
  for (let begin = 0; begin < rawNodes.length; begin += BATCH_SIZE) {
    batches.push({ rawNodes: rawNodes.slice(begin, begin + BATCH_SIZE), into, depth });
  }
  return batches;
}

/** The parsed root with these children instead of the unparsed ones. */
function rootWith(children: NavigationNode[], { title, href, target, teaser }: WireRoot) {
  return { title, href, target, teasers: teaser, children } satisfies NavigationRoot;
}

const nodesSchema = listOf(nodeSchema);

/**
 * Parses the trees under the roots, level by level and in short batches: ten thousand nodes do not block the page,
 * and a deep tree does not overflow the stack. What is wrong in a tree is left out; the rest of it stays (NAV-08).
 */
export async function parseTrees(
  roots: readonly (WireRoot | undefined)[],
): Promise<ParsedAnswer<NavigationRoot[]>> {
  const leftOut = new Set<string>();
  const batches: Batch[] = [];
  const parsedRoots = roots.map((root): NavigationRoot => {
    if (!root) return {};
    const children: NavigationNode[] = [];
    batches.push(...batchesOf(root.children ?? [], children, 1));
    return rootWith(children, root);
  });
  let parsedSincePause = 0;
  // Batches of the next level are added during the loop.
  for (const { rawNodes, into, depth } of batches) {
    const parsed = parseAnswer(nodesSchema, rawNodes);
    for (const field of parsed.leftOut) leftOut.add(field);
    for (const { title, href, target, teaser, children: rawChildren = [] } of parsed.value) {
      const children: NavigationNode[] = [];
      into.push({ title, href, target, teasers: teaser, children });
      if (depth < MAX_DEPTH) batches.push(...batchesOf(rawChildren, children, depth + 1));
      else if (rawChildren.length > 0) leftOut.add('children too deep');
    }
    parsedSincePause += rawNodes.length;
    if (parsedSincePause < BATCH_SIZE) continue;
    parsedSincePause = 0;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  // The store freezes its data but skips frozen objects, so that it does not have to traverse the whole tree.
  for (const { children } of parsedRoots) Object.freeze(children);
  return { value: parsedRoots, leftOut: [...leftOut] };
}

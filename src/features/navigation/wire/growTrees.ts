import {
  listOf,
  parseAnswer,
  type ParsedAnswer,
} from '../../../foundation/untrusted/parseAnswer.ts';
import type { NavigationNode, NavigationRoot } from '../navigation.ts';
import { nodeSchema, type WireRoot } from './nodeSchema.ts';

/** Deeper than any shop goes; what lies deeper was not made for a visitor. */
const DEPTH = 12;
/** So many nodes are parsed in one go, about 2 ms; then the page gets its turn. */
const AT_ONCE = 400;

/** Nodes of one parent that wait for their turn. */
interface Bed {
  seeds: readonly unknown[];
  into: NavigationNode[];
  depth: number;
}

function bedsOf(seeds: readonly unknown[], into: NavigationNode[], depth: number): Bed[] {
  const beds: Bed[] = [];
  for (let begin = 0; begin < seeds.length; begin += AT_ONCE) {
    beds.push({ seeds: seeds.slice(begin, begin + AT_ONCE), into, depth });
  }
  return beds;
}

/** The root without its children; those are added to `into` as they are parsed. */
export function rootWithout(
  { title, href, target, teaser }: WireRoot,
  into: NavigationNode[] = [],
) {
  return { title, href, target, teasers: teaser, children: into } satisfies NavigationRoot;
}

const nodes = listOf(nodeSchema);

/**
 * Parses the trees under the roots, level by level and never for long at a time: ten thousand nodes don't hold
 * up a page, and depth costs no stack. Half a tree is half a tree: what is wrong in it is left out and noted.
 */
export async function growTrees(
  roots: readonly (WireRoot | undefined)[],
): Promise<ParsedAnswer<NavigationRoot[]>> {
  const leftOut = new Set<string>();
  const beds: Bed[] = [];
  const grown = roots.map((root): NavigationRoot => {
    if (!root) return {};
    const into: NavigationNode[] = [];
    beds.push(...bedsOf(root.children ?? [], into, 1));
    return rootWithout(root, into);
  });
  let work = 0;
  // The list grows while it is walked, so the levels come one after the other.
  for (const { seeds, into, depth } of beds) {
    const parsed = parseAnswer(nodes, seeds);
    for (const place of parsed.leftOut) leftOut.add(place);
    for (const { title, href, target, teaser, children = [] } of parsed.value) {
      const below: NavigationNode[] = [];
      into.push({ title, href, target, teasers: teaser, children: below });
      if (depth < DEPTH) beds.push(...bedsOf(children, below, depth + 1));
      else if (children.length > 0) leftOut.add('children too deep');
    }
    work += seeds.length;
    if (work < AT_ONCE) continue;
    work = 0;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  // Frozen here, the store does not walk through all of it to freeze it.
  for (const { children } of grown) Object.freeze(children);
  return { value: grown, leftOut: [...leftOut] };
}

import { useState } from 'react';
import { activeBranch } from '../activeBranch.ts';
import type { NavigationNode } from '../navigation.ts';

const NONE: readonly number[] = [];

/**
 * Which branch of a tree is open, as places from the first level down. Each time the tree is opened on another
 * page it is that page's (H§2); otherwise it is as the visitor left it.
 */
export function useWay(nodes: readonly NavigationNode[] | undefined, open: boolean) {
  const [way, setWay] = useState(NONE);
  const [page, setPage] = useState<string>();
  // Nothing is open on a server, so there is a page to ask here.
  const shown = open && nodes?.length ? window.location.pathname : page;
  if (nodes && shown !== page && shown !== undefined) {
    setPage(shown);
    setWay(activeBranch(nodes, shown));
  }
  return [way, setWay] as const;
}

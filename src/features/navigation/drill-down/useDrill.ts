import { useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { activeBranch, nodesAlong } from '../activeBranch.ts';
import { itemIds, type ItemId, type NavigationNode, type TeaserGroup } from '../navigation.ts';
import { selectRoot, type NavigationRootState, type NavigationSource } from '../navigationSlice.ts';

interface Position {
  item: ItemId | null;
  /** Places from the item's first level down. */
  way: readonly number[];
}

/** A level under an item, as it is drawn. */
export interface Level {
  key: string;
  item: ItemId;
  /** The node whose children these are; undefined for the item itself. */
  parent: NavigationNode | undefined;
  nodes: readonly NavigationNode[];
  teasers: TeaserGroup | undefined;
}

const TOP: Position = { item: null, way: [] };
const NO_NODES: readonly NavigationNode[] = [];

/** Where the drawer opens: at the page's own branch, else at the top (H§2). */
function positionOf(page: string, nodesOf: (item: ItemId) => readonly NavigationNode[]): Position {
  for (const item of itemIds) {
    const nodes = nodesOf(item);
    const way = activeBranch(nodes, page);
    if (way.length === 0) continue;
    const isLeaf = nodesAlong(nodes, way).at(-1)?.children.length === 0;
    return { item, way: isLeaf ? way.slice(0, -1) : way };
  }
  return TOP;
}

/** Whether the keyboard is on one of the four items. */
const isInUse = () => Boolean(document.activeElement?.closest('dialog [data-part="nav-item"]'));

/** Which level of the navigation is shown, the ways down and back, and the focus that goes along. */
export function useDrill(source: NavigationSource, open: boolean) {
  const navigation = useSelector((state: NavigationRootState) => state.navigation);
  const rootOf = (item: ItemId) => selectRoot({ navigation }, source, item);
  const [position, setPosition] = useState(TOP);
  const [page, setPage] = useState<string>();
  const [direction, setDirection] = useState<'down' | 'up'>();
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef('');

  // Before the trees are there no branch of theirs is the page's; a level that is in use is not taken away.
  const isKnown = itemIds.some((id) => rootOf(id)?.children?.length);
  const shown = open && isKnown ? window.location.pathname : page;
  if (shown !== undefined && shown !== page && !(page === undefined && isInUse())) {
    setPage(shown);
    setPosition(positionOf(shown, (item) => rootOf(item)?.children ?? NO_NODES));
    setDirection(undefined);
  }

  const { item, way } = position;
  const root = item ? rootOf(item) : undefined;
  const branch = nodesAlong(root?.children ?? NO_NODES, way);
  const parent = branch.at(-1);
  const key = `${item} ${way.join('.')}`;

  // What the visitor pressed is gone with its level: the focus goes where the next step is.
  useLayoutEffect(() => {
    if (!focused.current) return;
    panel.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = '';
  });

  const go = (to: Position, towards: 'down' | 'up', focus: string) => {
    setPage(window.location.pathname); // From here on the visitor chooses.
    focused.current = focus;
    setDirection(towards);
    setPosition(to);
  };
  const level: Level | undefined = item
    ? {
        key,
        item,
        parent,
        nodes: (parent ?? root)?.children ?? NO_NODES,
        teasers: (parent ?? root)?.teasers,
      }
    : undefined;
  return {
    level,
    panel,
    direction,
    openItem: (to: ItemId) => go({ item: to, way: [] }, 'down', '[data-part="drill-back"]'),
    openNode: (place: number) =>
      go({ item, way: [...way, place] }, 'down', '[data-part="drill-back"]'),
    goBack: () => {
      const from = way.at(-1);
      if (from === undefined) go(TOP, 'up', `[data-from="${item}"]`);
      else go({ item, way: way.slice(0, -1) }, 'up', `[data-from="${from}"]`);
    },
  };
}

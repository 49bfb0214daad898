import { useId, useState } from 'react';
import type { NavigationNode } from '../../navigation.ts';
import type { Item } from '../../useItems.ts';
import { activeBranch, nodesAlong } from '../activeBranch.ts';
import { Teasers } from '../teasers/Teasers.tsx';
import { Column } from './Column.tsx';
import styles from './TreeColumns.module.css';

/**
 * Which branch of a tree is open: an index for each level. Each time the tree is opened on another page it is that
 * page's branch (NAV-04); otherwise it stays as the visitor left it.
 */
function useOpenPath(nodes: readonly NavigationNode[], open: boolean) {
  const [path, setPath] = useState<readonly number[]>([]);
  const [lastPage, setLastPage] = useState<string>();
  // On a server nothing is open, so `window` exists here.
  const page = open && nodes.length > 0 ? window.location.pathname : lastPage;
  if (page !== undefined && page !== lastPage) {
    setLastPage(page);
    setPath(activeBranch(nodes, page));
  }
  return [path, setPath] as const;
}

interface Props {
  item: Item;
  open: boolean;
}

/** An item's tree on wide platforms: a column for each level, and the teasers of the open branch (NAV-17). */
export function TreeColumns({ item, open }: Props) {
  const [path, setPath] = useOpenPath(item.children, open);
  const id = useId();
  const branch = [item, ...nodesAlong(item.children, path)];
  const teasers = branch.findLast((node) => node.teasers?.list.length)?.teasers;
  return (
    <div className={styles.tree} data-levels={branch.length}>
      {branch.map(({ title, children }, depth) => {
        const above = path.slice(0, depth);
        return (
          children.length > 0 && (
            <Column
              // By its parent, not by its depth: another parent's children are another column.
              key={above.join('.')}
              id={`${id}${depth}`}
              nextId={`${id}${depth + 1}`}
              nodes={children}
              label={depth > 0 ? title : undefined}
              openIndex={path[depth]}
              onOpen={(index) => setPath(index === undefined ? above : [...above, index])}
            />
          )
        );
      })}
      {teasers && <Teasers group={teasers} />}
    </div>
  );
}

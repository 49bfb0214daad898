import { useId } from 'react';
import { useSelector } from 'react-redux';
import { nodesAlong } from '../activeBranch.ts';
import type { ItemId, NavigationNode } from '../navigation.ts';
import { selectRoot, type NavigationRootState, type NavigationSource } from '../navigationSlice.ts';
import { Teasers } from '../teasers/Teasers.tsx';
import { Column } from './Column.tsx';
import styles from './TreeColumns.module.css';
import { useWay } from './useWay.ts';

interface Props {
  item: ItemId;
  source: NavigationSource;
  open: boolean;
}

const NO_NODES: readonly NavigationNode[] = [];

/** The tree of an item on wide pages: each level a column, and the teasers of the branch beside them. */
export function TreeColumns({ item, source, open }: Props) {
  const root = useSelector((state: NavigationRootState) => selectRoot(state, source, item));
  const nodes = root?.children ?? NO_NODES;
  const [way, setWay] = useWay(nodes, open);
  const id = useId();
  const branch = nodesAlong(nodes, way);
  const levels = [nodes, ...branch.map(({ children }) => children)];
  const teasers = [root, ...branch].findLast((node) => node?.teasers?.list.length)?.teasers;
  return (
    <div className={styles.tree} data-levels={levels.length}>
      {levels.map(
        (level, depth) =>
          level.length > 0 && (
            <Column
              // A column belongs to its parent, not to its depth.
              key={way.slice(0, depth).join('.')}
              id={`${id}${depth}`}
              next={`${id}${depth + 1}`}
              nodes={level}
              label={branch[depth - 1]?.title}
              openPlace={way[depth]}
              onOpen={(place) =>
                setWay(place === undefined ? way.slice(0, depth) : [...way.slice(0, depth), place])
              }
            />
          ),
      )}
      {teasers && <Teasers group={teasers} site={source.site} />}
    </div>
  );
}

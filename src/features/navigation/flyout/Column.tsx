import { useEffect, useRef } from 'react';
import type { NavigationNode } from '../navigation.ts';
import { TreeEntry } from './TreeEntry.tsx';
import styles from './TreeColumns.module.css';

/** A pointer rests for so long on an entry before its children replace its sibling's. */
const PICK_DELAY_MS = 200;

interface Props {
  id: string;
  /** The id of the column that its entries open. */
  next: string;
  nodes: readonly NavigationNode[];
  /** The title of the node whose children these are. */
  label: string | undefined;
  openPlace: number | undefined;
  /** Asks to open an entry's children; undefined closes what is open. */
  onOpen: (place: number | undefined) => void;
}

/** One level of the tree. */
export function Column({ id, next, nodes, label, openPlace, onOpen }: Props) {
  const picking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(picking.current), []);
  const rest = (place: number) => {
    clearTimeout(picking.current);
    if (place === openPlace) return;
    const wanted = nodes[place]?.children.length ? place : undefined;
    if (wanted === openPlace) return;
    picking.current = setTimeout(() => onOpen(wanted), PICK_DELAY_MS);
  };
  return (
    <ul
      className={styles.column}
      id={id}
      data-column
      aria-label={label}
      onPointerLeave={() => clearTimeout(picking.current)}
    >
      {nodes.map((node, place) => (
        <TreeEntry
          // Two nodes may have the same title and address; their order does not change.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          node={node}
          controls={next}
          isOpen={place === openPlace}
          onOpen={(open) => onOpen(open ? place : undefined)}
          onRest={() => rest(place)}
        />
      ))}
    </ul>
  );
}

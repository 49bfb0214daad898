import { useLingui } from '@lingui/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { usePath } from '../../../../../foundation/sites/usePath.ts';
import { Icon } from '../../../../../foundation/ui/Icon.tsx';
import { isTapping, useFirstTap } from '../../../../../foundation/ui/useFirstTap.ts';
import type { NavigationNode } from '../../../navigation.ts';
import type { Item } from '../../../useItems.ts';
import { isStep, type Point } from '../../../hover.ts';
import { ariaCurrent } from '../../../currentPage.ts';
import { activeBranch, nodesAlong } from '../activeBranch.ts';
import { Teasers } from '../teasers/Teasers.tsx';
import { followPointer } from './followPointer.ts';
import styles from './TreeColumns.module.css';

/** Time that the pointer rests on an entry before its children open. */
const OPEN_DELAY_MS = 200;

interface EntryProps {
  node: NavigationNode;
  /** The page's path. */
  page: string;
  /** The id of the column with its children. */
  controls: string;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  onPointerEnter: (event: PointerEvent) => void;
}

/** A node of the tree: a link, and a button if the node has children. */
function Entry({ node, page, controls, isOpen, onOpen, onPointerEnter }: EntryProps) {
  const { _ } = useLingui();
  const { title, href, target, children } = node;
  const hasChildren = children.length > 0;
  const openByTap = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(true);
  };
  const tap = useFirstTap(hasChildren && !isOpen ? openByTap : undefined);
  const expansion = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? controls : undefined,
    onClick: () => onOpen(!isOpen),
  } as const;
  return (
    <li
      className={styles.entry}
      data-open={isOpen || undefined}
      onPointerEnter={(event) => !isTapping(event) && onPointerEnter(event)}
    >
      {href === undefined ? (
        <button className={styles.title} {...expansion}>
          {title}
        </button>
      ) : (
        <a
          className={styles.title}
          href={href}
          target={target}
          aria-current={ariaCurrent(href, page)}
          {...tap}
        >
          {title}
        </a>
      )}
      {hasChildren && href !== undefined && (
        <button
          className={styles.toggle}
          aria-label={_('navigation.submenu', { title })}
          {...expansion}
        >
          <Icon glyph={ChevronRight} size={16} />
        </button>
      )}
    </li>
  );
}

interface ColumnProps {
  id: string;
  /** The id of the column that its entries open. */
  nextId: string;
  nodes: readonly NavigationNode[];
  /** The page's path. */
  page: string;
  /** The title of the parent node, or `undefined` for the first column. */
  label: string | undefined;
  openIndex: number | undefined;
  /** Called to open the children of the entry at `index`, or to close the open children if `index` is `undefined`. */
  onOpen: (index: number | undefined) => void;
}

/** One level of the tree. */
function Column({ id, nextId, nodes, page, label, openIndex, onOpen }: ColumnProps) {
  const openTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopFollowing = useRef<() => void>(undefined);
  const lastPoint = useRef<Point>({ clientX: 0, clientY: 0 });
  const cancel = () => {
    clearTimeout(openTimer.current);
    stopFollowing.current?.();
  };
  useEffect(
    () => () => {
      clearTimeout(openTimer.current);
      stopFollowing.current?.();
    },
    [],
  );
  const openLater = (index: number) => {
    const next = nodes[index]?.children.length ? index : undefined;
    if (next !== openIndex) openTimer.current = setTimeout(() => onOpen(next), OPEN_DELAY_MS);
  };
  const enter = (index: number, event: PointerEvent) => {
    cancel();
    if (index === openIndex) return;
    // The pointer may cross other entries while it moves to the next column or the teasers (NAV-40).
    const beside = event.currentTarget.closest('[data-column]')?.nextElementSibling;
    stopFollowing.current = followPointer(lastPoint.current, event, beside, () => openLater(index));
    if (!stopFollowing.current) openLater(index);
  };
  return (
    <ul
      className={styles.column}
      id={id}
      data-column
      aria-label={label}
      onPointerMove={({ clientX, clientY }) => {
        const point = { clientX, clientY };
        if (isStep(lastPoint.current, point)) lastPoint.current = point;
      }}
      onPointerLeave={cancel}
    >
      {nodes.map((node, index) => (
        <Entry
          // Two nodes may have the same title and address, and their order does not change.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          node={node}
          page={page}
          controls={nextId}
          isOpen={index === openIndex}
          onOpen={(open) => onOpen(open ? index : undefined)}
          onPointerEnter={(event) => enter(index, event)}
        />
      ))}
    </ul>
  );
}

/** An item's tree on wide platforms, with a column for each open level and the teasers of the open branch (NAV-17). */
export function TreeColumns({ item, open }: { item: Item; open: boolean }) {
  const id = useId();
  /** The open branch: an index for each level. */
  const [path, setPath] = useState<readonly number[]>([]);
  const [lastPage, setLastPage] = useState<string>();
  const page = usePath();
  // On a new page, open the page's branch (NAV-04). Otherwise, keep the branch that the visitor opened.
  if (open && item.children.length > 0 && page !== lastPage) {
    setLastPage(page);
    setPath(activeBranch(item.children, page));
  }
  const branch = [item, ...nodesAlong(item.children, path)];
  const teasers = branch.findLast((node) => node.teasers?.list.length)?.teasers;
  const columns = branch.filter(({ children }) => children.length > 0).length;
  return (
    <div className={styles.tree} data-columns={columns}>
      {branch.map(({ title, children }, depth) => {
        const above = path.slice(0, depth);
        return (
          children.length > 0 && (
            <Column
              // The key identifies the parent, so that columns of different parents do not share state.
              key={above.join('.')}
              id={`${id}${depth}`}
              nextId={`${id}${depth + 1}`}
              nodes={children}
              page={page}
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

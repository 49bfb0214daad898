import { useLingui } from '@lingui/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { emit } from '../../../../../foundation/browser/page/events.ts';
import { usePath } from '../../../../../foundation/sites/usePath.ts';
import { Icon } from '../../../../../foundation/ui/Icon.tsx';
import type { ItemId, NavigationNode } from '../../../navigation.ts';
import type { Item } from '../../../useItems.ts';
import { ariaCurrent } from '../../../currentPage.ts';
import { activeBranch, nodesAlong } from '../activeBranch.ts';
import { Teasers } from '../teasers/Teasers.tsx';
import { ThemeWorlds } from '../teasers/ThemeWorlds.tsx';
import { DrillEntry } from './DrillEntry.tsx';
import { swipeToClose } from './swipeToClose.ts';
import styles from './DrillDown.module.css';
import { hostDocument } from '../../../../../foundation/browser/page/hostGlobals.ts';

interface Position {
  /** The item whose level is shown, or `null` at the top level. */
  item: ItemId | null;
  /** The index path to the node whose children are shown. */
  path: readonly number[];
}

const TOP: Position = { item: null, path: [] };

/**
 * The level of a page (NAV-04): the level below the page's node or, if the node has no children, the level that
 * contains the node. The top level if no tree contains the page.
 */
function positionOf(page: string, items: readonly Item[]): Position {
  for (const { id, children } of items) {
    const path = activeBranch(children, page);
    if (path.length === 0) continue;
    const isLeaf = nodesAlong(children, path).at(-1)?.children.length === 0;
    return { item: id, path: isLeaf ? path.slice(0, -1) : path };
  }
  return TOP;
}

const isTopLevelFocused = () =>
  Boolean(hostDocument.activeElement?.closest('dialog [data-part="nav-item"]'));

/**
 * The navigation on `MATCH` and `SMARTPHONE`, which shows one level at a time (NAV-18).
 *
 * @param open Whether the drawer that contains the navigation is open.
 */
export function DrillDown({ items, open }: { items: readonly Item[]; open: boolean }) {
  const [position, setPosition] = useState(TOP);
  const [lastPage, setLastPage] = useState<string>();
  const [direction, setDirection] = useState<'down' | 'up'>();
  const panel = useRef<HTMLDivElement>(null);
  const focusNext = useRef('');

  // The page's branch is unknown until the trees have loaded. If the focus is on the top level when they load, the
  // level does not change.
  const hasTrees = items.some(({ children }) => children.length > 0);
  const page = usePath();
  const isNew = open && hasTrees && page !== lastPage;
  if (isNew && !(lastPage === undefined && isTopLevelFocused())) {
    setLastPage(page);
    setPosition(positionOf(page, items));
    setDirection(undefined);
  }

  // A reopened drawer shows its level without an animation.
  if (!open && direction) setDirection(undefined);

  const item = items.find(({ id }) => id === position.item);
  const { path } = position;
  const flyout = item?.id;
  useEffect(() => {
    if (!open || !flyout) return undefined;
    emit('fascia:flyout-open', { flyout });
    return () => emit('fascia:flyout-close', { flyout });
  }, [open, flyout]);

  useLayoutEffect(() => {
    const drawer = open && panel.current?.closest('dialog');
    return drawer ? swipeToClose(drawer) : undefined;
  }, [open]);

  // The pressed control is removed with its level, so move the focus to a control of the new level.
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    panel.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = '';
  });

  const go = (to: Position, towards: 'down' | 'up', focus: string) => {
    setLastPage(page); // Trees that load later do not change the level that the visitor chose.
    focusNext.current = focus;
    setDirection(towards);
    setPosition(to);
  };
  const goDown = (to: Position) => go(to, 'down', '[data-part="drill-back"]');
  const goBack = () => {
    const index = path.at(-1);
    if (index === undefined) go(TOP, 'up', `[data-from="${position.item}"]`);
    else go({ ...position, path: path.slice(0, -1) }, 'up', `[data-from="${index}"]`);
  };

  if (!item) {
    return (
      <div className={styles.level} data-direction={direction} ref={panel}>
        <ul className={styles.list}>
          {items.map(({ id, title, href, target, hasFlyout }) => (
            <DrillEntry
              key={id}
              title={title}
              from={id}
              data-part="nav-item"
              data-item={id}
              href={href}
              target={target}
              aria-current={ariaCurrent(href, page)}
              onOpen={hasFlyout ? () => goDown({ item: id, path: [] }) : undefined}
            />
          ))}
        </ul>
      </div>
    );
  }
  const parent = nodesAlong(item.children, path).at(-1) ?? item;
  return (
    <div
      className={styles.level}
      data-part="flyout"
      data-flyout={item.id}
      data-direction={direction}
      key={`${item.id} ${path.join('.')}`}
      ref={panel}
    >
      <LevelHead parent={parent} page={page} onBack={goBack} />
      {item.id === 'theme-worlds' ? (
        <ThemeWorlds />
      ) : (
        <ul className={styles.list}>
          {parent.children.map(({ title, href, target, children }, index) => (
            <DrillEntry
              // Two nodes may have the same title and address, and their order does not change.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              title={title}
              from={String(index)}
              href={href}
              target={target}
              aria-current={ariaCurrent(href, page)}
              onOpen={
                children.length > 0
                  ? () => goDown({ item: item.id, path: [...path, index] })
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {parent.teasers && <Teasers group={parent.teasers} />}
    </div>
  );
}

interface LevelHeadProps {
  parent: NavigationNode;
  /** The page's path. */
  page: string;
  onBack: () => void;
}

/** The head of a level with a back button and the parent's title, which links to the parent's page. */
function LevelHead({ parent, page, onBack }: LevelHeadProps) {
  const { title, href, target } = parent;
  const { _ } = useLingui();
  return (
    <div className={styles.head}>
      <button
        className={styles.step}
        data-part="drill-back"
        type="button"
        aria-label={_('navigation.back')}
        onClick={onBack}
      >
        <Icon glyph={ArrowLeft} />
      </button>
      {href === undefined ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <a
          className={styles.title}
          href={href}
          target={target}
          aria-current={ariaCurrent(href, page)}
        >
          {title}
        </a>
      )}
    </div>
  );
}

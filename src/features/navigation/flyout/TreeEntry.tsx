import { useLingui } from '@lingui/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import { isPage } from '../activeBranch.ts';
import type { NavigationNode } from '../navigation.ts';
import { useFirstTap } from '../useFirstTap.ts';
import styles from './TreeColumns.module.css';

interface Props {
  node: NavigationNode;
  /** The id of the column with its children. */
  controls: string;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  /** A mouse has come to it. */
  onRest: () => void;
}

/** A node as an entry of its column: a link, and a button where it has children. */
export function TreeEntry({ node, controls, isOpen, onOpen, onRest }: Props) {
  const { _ } = useLingui();
  const { title, href, target, children } = node;
  const opens = children.length > 0;
  const tap = useFirstTap(opens && !isOpen ? () => onOpen(true) : undefined);
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
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onRest()}
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
          aria-current={isPage(href) ? 'page' : undefined}
          {...tap}
        >
          {title}
        </a>
      )}
      {opens && href !== undefined && (
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

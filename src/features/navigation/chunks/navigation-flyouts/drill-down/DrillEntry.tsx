import { useLingui } from '@lingui/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ComponentProps } from 'react';
import rowStyles from '../../../../../foundation/ui/flyout/drawerRow.module.css';
import { Icon } from '../../../../../foundation/ui/Icon.tsx';
import { isPlainClick } from '../../../../../foundation/ui/plainClick.ts';
import styles from './DrillDown.module.css';

interface Props extends ComponentProps<'a'> {
  title: string;
  /** `data-from` of its button, which gets the focus when the level below is left. */
  from: string;
  /** Goes to the level below; undefined where there is none. */
  onOpen: (() => void) | undefined;
}

/**
 * One row: a link, and a button that goes a level down. A tap or click on the link goes down too, where there is a
 * level; the parent's title there leads to the page (NAV-12). The keyboard and a click with a modifier key follow
 * the link at once.
 */
export function DrillEntry({ title, from, onOpen, href, ...link }: Props) {
  const { _ } = useLingui();
  const step = {
    'data-part': 'drill-down',
    'data-from': from,
    type: 'button',
    onClick: onOpen,
  } as const;
  return (
    <li className={styles.entry}>
      {href === undefined ? (
        <button className={`${rowStyles.row} ${styles.link}`} {...step}>
          <span>{title}</span>
          <Icon glyph={ChevronRight} size={20} />
        </button>
      ) : (
        <a
          {...link}
          className={`${rowStyles.row} ${styles.link}`}
          href={href}
          onClick={(event) => {
            // `detail` is 0 for a click that the keyboard made.
            if (!onOpen || event.detail === 0 || !isPlainClick(event)) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {title}
        </a>
      )}
      {onOpen && href !== undefined && (
        <button className={styles.step} aria-label={_('navigation.submenu', { title })} {...step}>
          <Icon glyph={ChevronRight} size={20} />
        </button>
      )}
    </li>
  );
}

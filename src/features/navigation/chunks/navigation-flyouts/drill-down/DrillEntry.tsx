import { useLingui } from '@lingui/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ComponentProps } from 'react';
import rowStyles from '../../../../../foundation/ui/flyout/drawerRow.module.css';
import { Icon } from '../../../../../foundation/ui/Icon.tsx';
import { isPlainClick } from '../../../../../foundation/ui/plainClick.ts';
import styles from './DrillDown.module.css';

interface Props extends ComponentProps<'a'> {
  title: string;
  /** The `data-from` attribute of the button, which receives the focus when the visitor goes back. */
  from: string;
  /** Opens the level below. `undefined` if the entry has no level below. */
  onOpen: (() => void) | undefined;
}

/**
 * A row with a link and a button that opens the level below. A tap or click on the link also opens the level below,
 * whose title then links to the page (NAV-12). The keyboard and a click with a modifier key follow the link directly.
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
            // `detail` is 0 if the keyboard triggered the click.
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

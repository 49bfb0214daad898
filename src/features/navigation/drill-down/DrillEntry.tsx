import { useLingui } from '@lingui/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ComponentProps } from 'react';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import { isPlainClick } from '../../../foundation/ui/plainClick.ts';
import styles from './DrillDown.module.css';

interface Props extends ComponentProps<'a'> {
  title: string;
  /** Where the focus comes back to. */
  from: string;
  /** Undefined where there is no level below. */
  onOpen: (() => void) | undefined;
}

/**
 * One row: a link, and a button that goes a level down. A press on the link goes down too, where there is a
 * level; from there the second one follows it (contract §4). The keyboard and a modifier key follow it at once.
 */
export function DrillEntry({ title, from, onOpen, href, ...link }: Props) {
  const { _ } = useLingui();
  if (href === undefined) {
    return (
      <li className={styles.entry}>
        <button
          className={styles.link}
          data-part="drill-down"
          data-from={from}
          type="button"
          onClick={onOpen}
        >
          {title}
          <Icon glyph={ChevronRight} size={20} />
        </button>
      </li>
    );
  }
  return (
    <li className={styles.entry}>
      <a
        {...link}
        className={styles.link}
        href={href}
        onClick={(event) => {
          // A click that a keyboard made has no count.
          if (!onOpen || event.detail === 0 || !isPlainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        {title}
      </a>
      {onOpen && (
        <button
          className={styles.step}
          data-part="drill-down"
          data-from={from}
          type="button"
          aria-label={_('navigation.submenu', { title })}
          onClick={onOpen}
        >
          <Icon glyph={ChevronRight} size={20} />
        </button>
      )}
    </li>
  );
}

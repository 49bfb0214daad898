import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ReactNode } from 'react';
import styles from './ExpansionPanel.module.css';
import type { ExpansionContext } from './expansionContext.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  type: 'normal' | 'radioButton';
  group: ExpansionContext;
  id: string;
  contentId: string;
  isOpen: boolean;
  title: ReactNode;
}

/** The control that opens a panel. */
export function PanelHead({ type, group, id, contentId, isOpen, title }: Props) {
  const { multi, name, press } = group;
  if (type === 'radioButton') {
    return (
      <label className={styles.head}>
        <input
          className={styles.choice}
          type={multi ? 'checkbox' : 'radio'}
          name={name}
          value={id}
          checked={isOpen}
          aria-controls={contentId}
          onChange={() => press(id)}
        />
        {title}
      </label>
    );
  }
  return (
    <button
      className={styles.head}
      type="button"
      aria-expanded={isOpen}
      aria-controls={contentId}
      // The open panel of a single-select group cannot be closed (UI-06).
      aria-disabled={(isOpen && !multi) || undefined}
      onClick={() => press(id)}
    >
      {title}
      <span className={styles.chevron}>
        <Icon glyph={ChevronDown} size={20} />
      </span>
    </button>
  );
}

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './ExpansionPanel.module.css';
import { useExpansion, type ExpansionContext } from './ExpansionPanelGroup.tsx';

interface Props {
  /** Its id in the group (`initiallyOpen`, `onChange`); by default a generated one. */
  id?: string;
  title: ReactNode;
  /** The heading is a button, or a radio button (UI-07). For the type `link` see `ExpansionLink`. */
  type?: 'normal' | 'radioButton';
  /** The heading level, default 3. */
  level?: 2 | 3 | 4 | 5 | 6;
  children: ReactNode;
}

/** A heading that opens and closes its content. The content stays rendered while closed. */
export function ExpansionPanel({ id, title, type = 'normal', level = 3, children }: Props) {
  const contentId = useId();
  const panelId = id ?? contentId;
  const group = useExpansion(panelId);
  const isOpen = !group.collapsible || group.open.includes(panelId);
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel} data-state={isOpen ? 'open' : 'closed'}>
      <Heading className={styles.heading}>
        {group.collapsible ? (
          <PanelHead {...{ type, group, title, contentId, isOpen }} id={panelId} />
        ) : (
          <span className={styles.title}>{title}</span>
        )}
      </Heading>
      <div className={styles.content} id={contentId} hidden={!isOpen}>
        <div className={styles.inner}>{children}</div>
      </div>
    </div>
  );
}

interface HeadProps extends Required<Pick<Props, 'type' | 'id' | 'title'>> {
  group: ExpansionContext;
  contentId: string;
  isOpen: boolean;
}

function PanelHead({ type, group, id, contentId, isOpen, title }: HeadProps) {
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

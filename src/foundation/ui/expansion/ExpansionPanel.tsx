import { useId, type ReactNode } from 'react';
import styles from './ExpansionPanel.module.css';
import { useExpansion } from './expansionContext.ts';
import { PanelHead } from './PanelHead.tsx';

interface Props {
  /** Its name in the group (`initiallyOpen`, `onChange`). */
  id?: string;
  /** The heading's text. */
  title: ReactNode;
  /** The heading is a button, or a radio button (UI-06). For the type `link` see `ExpansionLink`. */
  type?: 'normal' | 'radioButton';
  /** The heading level, default 3. */
  level?: 2 | 3 | 4 | 5 | 6;
  children: ReactNode;
}

/** A heading that opens and closes its content. The content stays rendered while closed. */
export function ExpansionPanel({ id, title, type = 'normal', level = 3, children }: Props) {
  const own = useId();
  const key = id ?? own;
  const group = useExpansion(key);
  const isOpen = !group.collapsible || group.open.includes(key);
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel} data-state={isOpen ? 'open' : 'closed'}>
      <Heading className={styles.heading}>
        {group.collapsible ? (
          <PanelHead
            type={type}
            group={group}
            id={key}
            contentId={own}
            isOpen={isOpen}
            title={title}
          />
        ) : (
          <span className={styles.title}>{title}</span>
        )}
      </Heading>
      <div className={styles.content} id={own} hidden={!isOpen}>
        <div className={styles.inner}>{children}</div>
      </div>
    </div>
  );
}

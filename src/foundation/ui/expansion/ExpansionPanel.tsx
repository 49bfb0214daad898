import { useId, type ReactNode } from 'react';
import styles from './ExpansionPanel.module.css';
import { useExpansion } from './expansionContext.ts';
import { PanelHead } from './PanelHead.tsx';

interface Props {
  /** Its id in the group (`initiallyOpen`, `onChange`); by default a generated one. */
  id?: string;
  /** The heading's text. */
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
          <PanelHead
            type={type}
            group={group}
            id={panelId}
            contentId={contentId}
            isOpen={isOpen}
            title={title}
          />
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

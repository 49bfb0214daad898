import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ReactNode } from 'react';
import { useModuleId } from '../../sites/useModuleId.ts';
import { Icon } from '../Icon.tsx';
import { useStatic } from './useStatic.ts';
import styles from './ExpansionPanel.module.css';
import { useExpansion, type ExpansionContext } from './ExpansionPanelGroup.tsx';

interface Props {
  /** The panel's id in the group (`initiallyOpen`, `onChange`). Default: a generated one. */
  id?: string;
  title: ReactNode;
  /** The heading while the panel is not collapsible. It may contain a link. Default: `title`. */
  plainTitle?: ReactNode;
  /** Whether the heading is a button or a radio button (UI-05). For the type `link`, use `ExpansionLink`. */
  type?: 'normal' | 'radioButton';
  /** The heading level. Default 3. */
  level?: 2 | 3 | 4 | 5 | 6;
  children: ReactNode;
}

/**
 * A heading that opens and closes its content. Closed content stays rendered. Before scripts run, a closed panel is
 * open while it contains the focus. Without scripts it is always open (SSR-21).
 */
export function ExpansionPanel(props: Props) {
  const { id, title, plainTitle = title, type = 'normal', level = 3, children } = props;
  const contentId = useModuleId();
  const panelId = id ?? contentId;
  const group = useExpansion(panelId);
  const { collapsible, press } = group;
  const isOpen = !collapsible || group.open.includes(panelId);
  const [isStatic, panel] = useStatic(() => isOpen || press(panelId));
  const Heading = `h${level}` as const;
  const closed = isStatic ? 'static' : 'closed';
  const state = isOpen ? 'open' : closed;
  return (
    <div
      className={styles.panel}
      ref={panel}
      data-state={collapsible === 'narrow' ? collapsible : state}
    >
      <Heading className={styles.heading}>
        {collapsible && <PanelHead {...{ type, group, title, contentId, isOpen }} id={panelId} />}
        {collapsible !== true && <span className={styles.title}>{plainTitle}</span>}
      </Heading>
      <div
        className={styles.content}
        id={contentId}
        hidden={!isOpen && !isStatic}
        // Safari does not focus links. A press on a link focuses this element instead, so the panel stays open.
        tabIndex={isStatic ? -1 : undefined}
      >
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
        <span>{title}</span>
      </label>
    );
  }
  return (
    <button
      className={styles.head}
      type="button"
      // Makes Safari focus the button when it is pressed.
      tabIndex={0}
      aria-expanded={isOpen}
      aria-controls={contentId}
      // The open panel of a single-select group cannot be closed (UI-05).
      aria-disabled={(isOpen && !multi) || undefined}
      onClick={() => press(id)}
    >
      <span>{title}</span>
      <span className={styles.chevron}>
        <Icon glyph={ChevronDown} size={20} />
      </span>
    </button>
  );
}

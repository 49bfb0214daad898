import { useLingui } from '@lingui/react';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { VisuallyHidden } from '../../foundation/ui/VisuallyHidden.tsx';
import type { SuggestionPanelProps } from './panelProps.ts';
import { SuggestionList } from './SuggestionList.tsx';
import styles from './SuggestionPanel.module.css';
import { useChosenRow } from './useChosenRow.ts';
import { usePanelHandle } from './usePanelHandle.ts';
import { usePanelHeight } from './usePanelHeight.ts';
import { useRowClick } from './useRowClick.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useSuggestionTracking } from './useSuggestionTracking.ts';
import { useVisible } from './useVisible.ts';

const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** What the shop suggests for the typed text: a list below the box that the keys of the box move through. */
export function SuggestionPanel({ ref, ...props }: SuggestionPanelProps) {
  const { box, site, variant, focused, onShow, onPopup } = props;
  const { _ } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const { typed, turn, rows, isAnswered } = useSuggestions({ box, site, variant, focused });
  const { visible, engaged, open, dismiss, hover } = useVisible({
    any: rows.length > 0,
    focused,
    variant,
    turn,
  });
  const tracking = useSuggestionTracking({ visible, engaged, rows });
  const { active, move, letGo } = useChosenRow({ rows, turn, onShow });
  const click = useRowClick({ ...props, tracking, dismiss });
  usePanelHeight(panel, visible && variant === 'overlay');

  const activeId = visible && active >= 0 ? `${box}-${active}` : undefined;
  useEffect(() => onPopup({ expanded: visible, active: activeId }), [onPopup, visible, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  usePanelHandle(ref, {
    rows,
    typed,
    visible,
    active,
    move,
    letGo,
    open,
    dismiss,
    tracking,
    onShow,
  });

  return (
    <>
      <div
        className={`${styles.panel} ${styles[variant]}`}
        data-part="suggestions"
        role="presentation"
        ref={panel}
        hidden={!visible}
        onMouseDown={keepFocus}
        onPointerEnter={() => hover(true)}
        onPointerLeave={() => hover(false)}
      >
        <SuggestionList
          id={box}
          rows={rows}
          typed={typed}
          active={active}
          site={site}
          onClick={click}
        />
      </div>
      <VisuallyHidden>
        <span role="status">
          {focused && isAnswered && (visible || rows.length === 0)
            ? _('search.suggestions.count', { count: rows.length })
            : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}

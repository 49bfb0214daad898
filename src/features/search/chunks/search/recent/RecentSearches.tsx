import type { I18n } from '@lingui/core';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { hostDocument } from '../../../../../foundation/browser/page/hostGlobals.ts';
import { isComposing } from '../../../../../foundation/browser/page/keys.ts';
import { listen } from '../../../../../foundation/browser/page/listen.ts';
import { Icon } from '../../../../../foundation/ui/Icon.tsx';
import { IconButton } from '../../../../../foundation/ui/IconButton.tsx';
import type { SearchBoxModel } from '../../../searchBoxReducer.ts';
import { usePanelRoom } from '../usePanelRoom.ts';
import panelStyles from '../SuggestionList.module.css';
import type { RecentSearchesView } from './useRecentSearches.ts';
import styles from './RecentSearches.module.css';

interface Props {
  box: SearchBoxModel;
  recent: RecentSearchesView;
  texts: I18n;
  /** Returns the address of the results page for a query. */
  addressOf: (query: string) => string;
  onClick: (event: MouseEvent, query: string) => void;
}

const LINK = '[data-part="recent-search"]';
const REMOVE = '[data-part="recent-remove"]';

const controls = (panel: HTMLElement | null, selector: string) => [
  ...(panel?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/**
 * The recent searches, shown below an empty field. They are links with remove buttons instead of listbox options,
 * because an option cannot contain a button. The arrow keys move the focus from the field to the links and between
 * them.
 */
export function RecentSearches({ box, recent, texts, addressOf, onClick }: Props) {
  const { variant, field, dispatch } = box;
  const { queries, remove } = recent;
  const panel = useRef<HTMLDivElement>(null);
  const isOverlay = variant === 'overlay';
  usePanelRoom(panel, isOverlay);
  useArrowDown(field, panel);

  const close = () => {
    // Focusing the field reopens the list, so focus the field before closing the list.
    field.current?.focus({ preventScroll: true });
    dispatch({ type: 'listToggled', isDismissed: true });
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if (key === 'Escape' && isOverlay) {
      event.preventDefault();
      close();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const links = controls(panel.current, LINK);
      const row = event.target instanceof Element ? event.target.closest('li') : null;
      const at = links.findIndex((link) => row?.contains(link));
      const next = key === 'ArrowDown' ? links[at + 1] : (links[at - 1] ?? field.current);
      (next ?? links.at(-1))?.focus();
    }
  };
  const removeRow = (query: string, index: number) => {
    const hadFocus = panel.current?.contains(hostDocument.activeElement);
    remove(query);
    // The focused button was removed with its row. After a pointer click the focus is still in the field.
    if (!hadFocus) return;
    const buttons = controls(panel.current, REMOVE);
    (buttons[index + 1] ?? buttons[index - 1] ?? field.current)?.focus();
  };

  return (
    // The handlers serve the controls inside, whose events bubble.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={`${panelStyles.panel} ${panelStyles[variant]} ${styles.panel}`}
      data-part="recent-searches"
      role="group"
      aria-label={texts._('search.recent.searches')}
      ref={panel}
      onMouseDown={(event) => event.preventDefault()} // Keeps the focus in the field.
      onKeyDown={pressKey}
    >
      <div className={styles.head}>
        <span className={panelStyles.title} aria-hidden="true">
          {texts._('search.recent.searches')}
        </span>
        <button
          className={styles.clear}
          data-part="recent-clear"
          type="button"
          onClick={() => {
            field.current?.focus({ preventScroll: true });
            remove();
          }}
        >
          {texts._('search.recent.clearAll')}
        </button>
      </div>
      <ul className={styles.list}>
        {queries.map((query, index) => (
          <li className={styles.row} key={query}>
            <a
              className={panelStyles.option}
              data-part="recent-search"
              href={addressOf(query)}
              onClick={(event) => onClick(event, query)}
            >
              <Icon glyph={Clock} size={18} />
              <bdi className={panelStyles.text} translate="no">
                {query}
              </bdi>
            </a>
            <IconButton
              className={styles.remove}
              data-part="recent-remove"
              glyph={X}
              iconSize={16}
              label={texts._('search.recent.remove', { query })}
              onClick={() => removeRow(query, index)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus from the field to the first link on ArrowDown. */
function useArrowDown(
  field: RefObject<HTMLInputElement | null>,
  panel: RefObject<HTMLDivElement | null>,
): void {
  useLayoutEffect(() => {
    if (!field.current) return undefined;
    return listen(field.current, {
      keydown(event) {
        if (event.key !== 'ArrowDown' || isComposing(event)) return;
        event.preventDefault();
        controls(panel.current, LINK)[0]?.focus();
      },
    });
  }, [field, panel]);
}

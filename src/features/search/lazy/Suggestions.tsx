import type { I18n } from '@lingui/core';
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { hostDocument } from '../../../foundation/browser/host/hostGlobals.ts';
import type { SearchBoxEvent, SearchBoxView, SearchVariant } from '../searchBoxReducer.ts';
import type { Suggestion } from '../searchSlice.ts';
import { OptionContent } from './OptionContent.tsx';
import { usePanelRoom } from './usePanelRoom.ts';
import styles from './SuggestionList.module.css';

interface Props {
  /** The listbox's id; the ids of its options begin with it. */
  id: string;
  variant: SearchVariant;
  view: SearchBoxView;
  typed: string;
  texts: I18n;
  /** Handlers that know at which row the pointer is. */
  pointer: { onPointerMove: (event: PointerEvent) => void; onPointerLeave: () => void };
  dispatch: (event: SearchBoxEvent) => void;
  addressOf: (option: Suggestion) => string;
  onClick: (event: MouseEvent, option: Suggestion, index: number) => void;
}

/** The listbox: terms, then products. */
export function Suggestions(props: Props) {
  const { id, variant, view, typed, texts, pointer, dispatch, addressOf, onClick } = props;
  const { options, isOpen, highlightedIndex } = view;
  const panel = useRef<HTMLDivElement>(null);
  usePanelRoom(panel, isOpen && variant === 'overlay');

  useEffect(() => {
    if (!isOpen || highlightedIndex < 0) return;
    hostDocument
      .getElementById(`${id}-${highlightedIndex}`)
      ?.scrollIntoView?.({ block: 'nearest' });
  }, [id, isOpen, highlightedIndex]);

  const optionId = (index: number) => `${id}-${index}`;
  const titles = {
    term: texts._('search.suggestions.terms'),
    product: texts._('search.suggestions.products'),
  };
  const group = (kind: Suggestion['kind']) =>
    options.some((option) => option.kind === kind) && (
      <div className={styles.group} role="group" aria-label={titles[kind]}>
        <div className={styles.title} aria-hidden="true">
          {titles[kind]}
        </div>
        {options.map(
          (option, index) =>
            option.kind === kind && (
              // A link, so that it can be opened in another tab. The focus stays in the field.
              <a
                className={styles.option}
                data-part="suggestion"
                data-kind={kind}
                role="option"
                key={optionId(index)}
                id={optionId(index)}
                aria-selected={index === highlightedIndex || undefined}
                tabIndex={-1}
                href={addressOf(option)}
                // Some screen readers would pause at every <strong>.
                aria-label={option.text}
                onClick={(event) => onClick(event, option, index)}
                onAuxClick={(event) => onClick(event, option, index)}
              >
                <OptionContent option={option} typed={typed} />
              </a>
            ),
        )}
      </div>
    );

  return (
    <div
      className={`${styles.panel} ${styles[variant]}`}
      data-part="suggestions"
      role="presentation"
      ref={panel}
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()} // Keeps the focus in the field.
      onPointerEnter={() => dispatch({ type: 'pointerMoved', isPointerInside: true })}
      onPointerMove={pointer.onPointerMove}
      onPointerLeave={() => {
        pointer.onPointerLeave();
        dispatch({ type: 'pointerMoved', isPointerInside: false });
      }}
    >
      <div
        className={styles.list}
        role="listbox"
        id={id}
        aria-label={texts._('search.suggestions.label')}
      >
        {group('term')}
        {group('product')}
      </div>
    </div>
  );
}

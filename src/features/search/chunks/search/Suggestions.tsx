import type { I18n } from '@lingui/core';
import { useEffect, useRef, type MouseEvent } from 'react';
import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { Image } from '../../../../foundation/ui/image/Image.tsx';
import { keepUnitsTogether } from '../../../../foundation/ui/lines/keepUnitsTogether.ts';
import type { SearchBoxModel } from '../../searchBoxReducer.ts';
import type { Suggestion } from '../../searchSlice.ts';
import { partsOf } from '../../termParts.ts';
import { usePanelRoom } from './usePanelRoom.ts';
import styles from './SuggestionList.module.css';

interface Props {
  box: SearchBoxModel;
  texts: I18n;
  addressOf: (option: Suggestion) => string;
  onClick: (event: MouseEvent, option: Suggestion, index: number) => void;
}

/** Index of the option at an element, or -1. The ids of the options end with it. */
function rowAt(target: EventTarget): number {
  const option = target instanceof Element ? target.closest('[role="option"]') : null;
  return Number(/\d+$/.exec(option?.id ?? '')?.[0] ?? -1);
}

/** The listbox: terms, then products. */
export function Suggestions({ box, texts, addressOf, onClick }: Props) {
  const { id, variant, view, dispatch } = box;
  const { options, typed, isOpen, highlightedIndex } = view;
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
      // Firefox sends no other event if the panel appears under the pointer.
      onPointerOver={() => {
        if (!view.isPointerInside) dispatch({ type: 'pointerMoved', isPointerInside: true });
      }}
      onPointerMove={({ target }) => {
        const row = rowAt(target);
        if (row !== view.pointedRow) dispatch({ type: 'rowPointed', row });
      }}
      onPointerLeave={() => dispatch({ type: 'pointerMoved', isPointerInside: false })}
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

/** What an option shows: a term with the typed text in it, or a product with its picture. */
function OptionContent({ option, typed }: { option: Suggestion; typed: string }) {
  if (option.kind === 'product') {
    return (
      <>
        <span className={styles.thumbnail}>
          <Image src={option.thumbnail} alt="" width={48} height={48} />
        </span>
        <span className={styles.text}>{keepUnitsTogether(option.text)}</span>
      </>
    );
  }
  const parts = partsOf(option.text, typed);
  // The parts of the text whose spaces do not break; it is as long as the term.
  const text = keepUnitsTogether(option.text);
  const matchEnd = parts.prefix.length + parts.match.length;
  const prefix = text.slice(0, parts.prefix.length);
  const match = text.slice(parts.prefix.length, matchEnd);
  const suffix = text.slice(matchEnd);
  return (
    <span className={styles.text}>
      {match && prefix && <strong>{prefix}</strong>}
      {match && <span>{match}</span>}
      {match && suffix ? <strong>{suffix}</strong> : suffix && <span>{suffix}</span>}
    </span>
  );
}

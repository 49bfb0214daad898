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

/** Index of the option that contains the element, or -1. The id of an option ends with its index. */
function rowAt(target: EventTarget): number {
  const option = target instanceof Element ? target.closest('[role="option"]') : null;
  return Number(/\d+$/.exec(option?.id ?? '')?.[0] ?? -1);
}

/** The listbox with the terms followed by the products. */
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
              // A link can be opened in another tab. The focus stays in the field.
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
                // Without a label, some screen readers pause at every <strong>.
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
      // Firefox sends only this event if the panel appears under the pointer.
      onPointerOver={() => {
        if (!view.isPointerInside) dispatch({ type: 'pointerMoved', isPointerInside: true });
      }}
      onPointerMove={({ target }) => {
        const row = rowAt(target);
        if (row !== view.hoveredRow) dispatch({ type: 'rowHovered', row });
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

/** The content of an option: a term with the untyped parts emphasised, or a product with its picture. */
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
  // `keepUnitsTogether` replaces spaces one for one, so the lengths of the parts are still valid.
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

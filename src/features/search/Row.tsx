import type { MouseEvent, ReactNode } from 'react';
import styles from './SuggestionPanel.module.css';
import type { Suggestion } from './suggestions.ts';
import type { RowClick } from './useRowClick.ts';

/** Where a row stands, and what the list knows of it. */
export interface RowPlace {
  row: Suggestion;
  place: number;
  id: string;
  active: boolean;
  onClick: RowClick;
}

/** One option. It is a link: a click follows it, another tab opens it. The keys stay in the box. */
export function Row({
  row,
  place,
  id,
  active,
  onClick,
  href,
  children,
}: RowPlace & { href: string; children: ReactNode }) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => onClick(event, row, place);
  return (
    <a
      className={styles.row}
      data-part="suggestion"
      data-kind={row.kind}
      role="option"
      id={id}
      aria-selected={active || undefined}
      tabIndex={-1}
      href={href}
      // One name, whatever of it is strong: some readers pause at every element.
      aria-label={row.text}
      onClick={click}
      onAuxClick={click}
    >
      {children}
    </a>
  );
}

import { useLayoutEffect, useRef, type PointerEvent } from 'react';

/**
 * Which row a visitor is aiming at: the highlighted one, else the one over which the pointer was moved since the last
 * keystroke. A pointer that only lies there aims at nothing.
 *
 * @returns the row's index, or -1, and the handlers of the element around the rows.
 */
export function useActiveRow(highlightedIndex: number, typed: string) {
  const activeRow = useRef(-1);
  const pointed = useRef({ row: -1, typed: '' });
  useLayoutEffect(() => {
    const pointedRow = pointed.current.typed === typed ? pointed.current.row : -1;
    activeRow.current = highlightedIndex >= 0 ? highlightedIndex : pointedRow;
  }, [highlightedIndex, typed]);

  const pointAt = (row: number) => {
    pointed.current = { row, typed };
    if (highlightedIndex < 0) activeRow.current = row;
  };
  const pointer = {
    onPointerMove({ target }: PointerEvent) {
      const row = target instanceof Element ? target.closest('[role="option"]') : null;
      pointAt(Number(/\d+$/.exec(row?.id ?? '')?.[0] ?? -1));
    },
    onPointerLeave: () => pointAt(-1),
  };
  return { activeRow, pointer };
}

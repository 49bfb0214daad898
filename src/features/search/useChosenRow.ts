import { useCallback, useState } from 'react';
import type { Suggestion } from './suggestions.ts';

const NONE = -1;

interface Rows {
  rows: readonly Suggestion[];
  turn: number;
  /** Shows the row's text in the box. */
  onShow: (text: string) => void;
}

/** Where the keys are in the rows. They go round; what is typed anew starts anew. */
export function useChosenRow({ rows, turn, onShow }: Rows) {
  const [choice, setChoice] = useState({ rows, turn, place: NONE });
  const isCurrent = choice.turn === turn && choice.rows === rows;
  const active = isCurrent ? choice.place : NONE;

  const move = (step: 1 | -1) => {
    const from = active === NONE && step < 0 ? 0 : active;
    const place = (from + step + rows.length) % rows.length;
    setChoice({ rows, turn, place });
    onShow(rows[place]?.text ?? '');
  };
  const letGo = useCallback(
    () => setChoice((before) => (before.place === NONE ? before : { ...before, place: NONE })),
    [],
  );
  return { active, move, letGo };
}

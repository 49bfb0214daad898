import { useImperativeHandle, type KeyboardEvent, type Ref } from 'react';
import type { PanelHandle } from './panelProps.ts';
import type { Suggestion } from './suggestions.ts';
import type { SuggestionTracking } from './useSuggestionTracking.ts';

/** They move in the text, and so leave the rows. */
const CURSOR_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

interface Panel {
  rows: readonly Suggestion[];
  typed: string;
  visible: boolean;
  /** The row that the keys have reached, or -1. */
  active: number;
  move: (step: 1 | -1) => void;
  letGo: () => void;
  open: () => void;
  dismiss: () => void;
  tracking: SuggestionTracking;
  onShow: (text: string) => void;
}

function moved({ key, altKey }: KeyboardEvent, { move, open, dismiss }: Panel): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  if (altKey && key === 'ArrowUp') dismiss();
  else open();
  if (!altKey) move(key === 'ArrowDown' ? 1 : -1);
  return true;
}

/** Closes, and brings back what was typed; the next one is the box' own and clears it. */
function escaped({ key }: KeyboardEvent, panel: Panel): boolean {
  if (key !== 'Escape' || !panel.visible) return false;
  if (panel.active >= 0) panel.onShow(panel.typed);
  panel.letGo();
  panel.dismiss();
  return true;
}

/** What the box asks of its panel: the keys of a combobox (APG), and how the visit ended. */
export function usePanelHandle(ref: Ref<PanelHandle>, panel: Panel): void {
  useImperativeHandle(ref, () => ({
    press(event) {
      if (panel.rows.length === 0) return false;
      const isOurs = moved(event, panel) || escaped(event, panel);
      if (isOurs) event.preventDefault();
      else if (CURSOR_KEYS.has(event.key)) panel.letGo();
      return isOurs;
    },
    submitted() {
      const { rows, visible, active, tracking, dismiss } = panel;
      const row = visible ? rows[active] : undefined;
      if (row) tracking.accepted(row.kind, active);
      else tracking.ignored();
      dismiss();
    },
  }));
}

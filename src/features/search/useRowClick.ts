import type { MouseEvent } from 'react';
import { isPlainClick } from '../../foundation/ui/plainClick.ts';
import { goTo } from './goTo.ts';
import { leaveClickKeys } from './productClick.ts';
import type { SuggestionPanelProps } from './panelProps.ts';
import type { Suggestion } from './suggestions.ts';
import type { SuggestionTracking } from './useSuggestionTracking.ts';

interface Surroundings extends Pick<
  SuggestionPanelProps,
  'navigate' | 'onShow' | 'onGo' | 'onLeave'
> {
  tracking: SuggestionTracking;
  dismiss: () => void;
}

export type RowClick = (
  event: MouseEvent<HTMLAnchorElement>,
  row: Suggestion,
  place: number,
) => void;

const MIDDLE = 1;

/** What a click on a suggestion does beside following its link. */
export function useRowClick({
  tracking,
  dismiss,
  navigate,
  onShow,
  onGo,
  onLeave,
}: Surroundings): RowClick {
  return (event, row, place) => {
    // The middle button opens another tab; the right one a menu, of which nobody tells what was chosen.
    if (event.type === 'auxclick' && event.button !== MIDDLE) return;
    if (row.kind === 'product') leaveClickKeys(row.product.id);
    tracking.accepted(row.kind, place);
    if (!isPlainClick(event)) return;
    if (row.kind === 'term') onShow(row.text);
    dismiss();
    onLeave?.();
    const address = event.currentTarget.getAttribute('href');
    if (!navigate || address === null) return;
    event.preventDefault();
    onGo();
    goTo(address, navigate);
  };
}

import type { MouseEvent } from 'react';
import { leaveClickKeys } from './productClick.ts';
import type { SuggestionPanelProps } from './panelProps.ts';
import type { Suggestion } from './suggestions.ts';
import type { SuggestionTracking } from './useSuggestionTracking.ts';

interface Surroundings extends Pick<SuggestionPanelProps, 'navigate' | 'onShow' | 'onLeave'> {
  tracking: SuggestionTracking;
  dismiss: () => void;
}

export type RowClick = (
  event: MouseEvent<HTMLAnchorElement>,
  row: Suggestion,
  place: number,
) => void;

/** Another tab or a download is the browser's affair. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** What a click on a suggestion does beside following its link. */
export function useRowClick({
  tracking,
  dismiss,
  navigate,
  onShow,
  onLeave,
}: Surroundings): RowClick {
  return (event, row, place) => {
    if (row.kind === 'product') leaveClickKeys(row.product.id);
    tracking.accepted(row.kind, place);
    if (!isPlain(event)) return;
    if (row.kind === 'term') onShow(row.text);
    dismiss();
    onLeave?.();
    const address = event.currentTarget.getAttribute('href');
    if (!navigate || address === null) return;
    event.preventDefault();
    navigate(address);
  };
}

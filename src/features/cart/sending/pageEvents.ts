import { listen } from '../../../foundation/browser/listen.ts';
import type { End, PageEvents } from './cartWorld.ts';

/** Follows the page as it goes, comes back, and is looked at again. */
export function followPage({ onLeave, onReturn, onAttention }: PageEvents): End {
  const seen = () => {
    if (!document.hidden) onAttention();
  };
  const ends = [
    listen(window, {
      pagehide: onLeave,
      pageshow: ({ persisted }) => persisted && onReturn(),
      online: seen,
      // Of two windows side by side both are visible all the time.
      focus: seen,
    }),
    listen(document, { visibilitychange: seen }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

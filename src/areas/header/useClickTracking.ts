import { useEffect, type RefObject } from 'react';
import { track } from '../../foundation/browser/dataLayer.ts';

/** Tracks which part of the header was clicked, never its content (HOST-23). */
function trackClick({ target }: MouseEvent): void {
  const part = target instanceof Element ? target.closest('a[data-part], button[data-part]') : null;
  if (!(part instanceof HTMLElement)) return;
  const { part: element = '', item } = part.dataset;
  track({ event: 'header_interaction', element, ...(item && { item }) });
}

/** Tracks clicks by one listener for the whole header. */
export function useClickTracking(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = root.current;
    header?.addEventListener('click', trackClick);
    return () => header?.removeEventListener('click', trackClick);
  }, [root]);
}

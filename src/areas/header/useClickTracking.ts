import { useEffect, type RefObject } from 'react';
import { track } from '../../foundation/browser/dataLayer.ts';

/** Tells the tracking data layer which part of the header was used; never what stands in it. */
function tell({ target }: MouseEvent): void {
  const part = target instanceof Element ? target.closest('a[data-part], button[data-part]') : null;
  if (!(part instanceof HTMLElement)) return;
  const { part: element = '', item } = part.dataset;
  track({ event: 'header_interaction', element, ...(item && { item }) });
}

/** One listener for the whole header, so that no part has to think of it. */
export function useClickTracking(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = root.current;
    header?.addEventListener('click', tell);
    return () => header?.removeEventListener('click', tell);
  }, [root]);
}

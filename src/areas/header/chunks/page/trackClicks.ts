import { track } from '../../../../foundation/browser/page/dataLayer.ts';
import { listen } from '../../../../foundation/browser/page/listen.ts';

/** Tracks which part of the header was clicked, never its content (HOST-22). */
function trackClick({ target }: MouseEvent): void {
  const part = target instanceof Element ? target.closest('a[data-part], button[data-part]') : null;
  if (!(part instanceof HTMLElement)) return;
  const { part: element = '', item } = part.dataset;
  track({ event: 'header_interaction', element, ...(item && { item }) });
}

/** Tracks all clicks in the header with one listener. Returns a cleanup function. */
export const trackClicks = (header: HTMLElement): (() => void) =>
  listen(header, { click: trackClick });

import { track } from '../../foundation/browser/dataLayer.ts';

function tell({ detail: { flyout } }: WindowEventMap['fascia:flyout-open']): void {
  track({ event: 'header_flyout_opened', flyout });
}

/** The data layer hears of every flyout that opens, by pointer, finger or key: once, however many headers a page has. */
export function trackFlyouts(): void {
  window.addEventListener('fascia:flyout-open', tell);
}

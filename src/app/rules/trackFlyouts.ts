import { track } from '../../foundation/browser/dataLayer.ts';

function trackOpening({ detail: { flyout } }: WindowEventMap['fascia:flyout-open']): void {
  track({ event: 'header_flyout_opened', flyout });
}

/** Tracks every flyout that opens (HOST-23). Called once a page, so that two headers do not track it twice. */
export function trackFlyouts(): void {
  window.addEventListener('fascia:flyout-open', trackOpening);
}

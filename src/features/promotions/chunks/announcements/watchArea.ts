import { listen, undoAll } from '../../../../foundation/browser/page/listen.ts';
import { onAddressChange } from '../../../../foundation/browser/page/pageAddress.ts';

const PROPERTY = '--fascia-promotion-height';

/**
 * Sets the area's height in px on the header's root, so that a sticky header can scroll the area out of view. Returns a
 * cleanup function.
 */
function watchHeight(area: HTMLElement): () => void {
  const root = area.closest<HTMLElement>('[data-fascia]');
  if (!root || typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() => {
    root.style.setProperty(PROPERTY, `${area.offsetHeight}px`);
  });
  observer.observe(area);
  return () => {
    observer.disconnect();
    root.style.removeProperty(PROPERTY);
  };
}

/**
 * Maximum time in ms between an input and the navigation that it causes. Browsers do not count layout shifts within
 * 500 ms of an input.
 */
const AFTER_INPUT_MS = 300;

/** Calls the listener when a client router shows another page after an input. Returns the unsubscribe function. */
function onVisit(listener: () => void): () => void {
  let inputAt = -Infinity;
  let path = window.location.pathname;
  const noteInput = () => {
    inputAt = Date.now();
  };
  const handleAddress = () => {
    const isOther = window.location.pathname !== path;
    path = window.location.pathname;
    if (isOther && Date.now() - inputAt < AFTER_INPUT_MS) listener();
  };
  return undoAll([
    listen(window, { pointerdown: noteInput, keydown: noteInput }),
    onAddressChange(handleAddress),
  ]);
}

/**
 * Scrolls a partly visible control into view when it receives the focus. Browsers do this only for controls that are
 * completely out of view. Ignores focus from a pointer, because the control must not move under the pointer.
 */
function showWhole({ target }: Event): void {
  const control = target as Element;
  if (control.matches(':focus-visible')) control.scrollIntoView?.({ block: 'nearest' });
}

/** Watches a promotion area. Returns a cleanup function. */
export function watchArea(area: HTMLElement, onOtherPage: () => void): () => void {
  return undoAll([
    watchHeight(area),
    onVisit(onOtherPage),
    // On phones, a control at the edge of the row may be partly visible (PROMO-40).
    listen(area, { focusin: showWhole }),
  ]);
}

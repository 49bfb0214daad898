import { listen, undoAll } from '../../../../foundation/browser/page/listen.ts';
import { onAddressChange } from '../../../../foundation/browser/page/pageAddress.ts';

const PROPERTY = '--fascia-promotion-height';

/** Keeps the area's height in px on the header's root: a sticky header lets it scroll away. Returns the undo. */
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

/** So soon after an input a visitor expects the page to move; browsers do not count what follows within 500 ms. */
const AFTER_INPUT_MS = 300;

/** Calls the listener when a client router shows another page because of the visitor's input. Returns the undo. */
function onVisit(listener: () => void): () => void {
  let inputAt = -Infinity;
  let path = window.location.pathname;
  const noteInput = () => {
    inputAt = Date.now();
  };
  const stopInput = listen(window, { pointerdown: noteInput, keydown: noteInput });
  const stopAddress = onAddressChange(() => {
    const isOther = window.location.pathname !== path;
    path = window.location.pathname;
    if (isOther && Date.now() - inputAt < AFTER_INPUT_MS) listener();
  });
  return () => {
    stopInput();
    stopAddress();
  };
}

/** Browsers scroll to what gets the focus only where nothing of it is seen. After a press nothing moves under the pointer. */
function showWhole({ target }: Event): void {
  const control = target as Element;
  if (control.matches(':focus-visible')) control.scrollIntoView?.({ block: 'nearest' });
}

/** What a promotion area watches while it is mounted. Returns the undo. */
export function watchArea(area: HTMLElement, onOtherPage: () => void): () => void {
  return undoAll([
    watchHeight(area),
    onVisit(onOtherPage),
    // What a phone's line shows in part (PROMO-40).
    listen(area, { focusin: showWhole }),
  ]);
}

import { listen } from '../../../foundation/browser/listen.ts';
import { onAddressChange } from '../../../foundation/browser/pageAddress.ts';

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

/** What a promotion area watches while it is mounted. Returns the undo. */
export function watchArea(area: HTMLElement, onOtherPage: () => void): () => void {
  const stopHeight = watchHeight(area);
  const stopVisits = onVisit(onOtherPage);
  return () => {
    stopHeight();
    stopVisits();
  };
}

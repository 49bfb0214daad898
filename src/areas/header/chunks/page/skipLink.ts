import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { override } from '../../../../foundation/browser/page/hostPage.ts';
import { listen, undoAll } from '../../../../foundation/browser/page/listen.ts';
import { isPlainClick } from '../../../../foundation/ui/plainClick.ts';

/**
 * `checkVisibility` is missing in browsers before 2024. Its replacement does not consider ancestors and style sheets.
 */
const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility?.() ?? !(element.hidden || element.style.display === 'none');

/**
 * The first visible match, because client routers keep other views hidden in the page. Returns `undefined` if nothing
 * matches or the selector is invalid.
 */
function findMain(selector = 'main'): HTMLElement | undefined {
  try {
    const found = hostDocument.querySelectorAll<HTMLElement>(selector);
    return [...found].find(isShown);
  } catch {
    return undefined;
  }
}

/**
 * Focuses an element that may not be focusable. The changes this requires are undone when the element loses the focus.
 */
function focusOnce(element: HTMLElement): void {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) element.tabIndex = -1;
  // The content is not a control, so it needs no focus ring.
  const restoreOutline = override(element.style, 'outline', 'none');
  const undo = () => {
    restoreOutline();
    if (!isFocusable) element.removeAttribute('tabindex');
  };
  element.addEventListener('blur', undo, { once: true });
  element.focus({ preventScroll: true });
}

/** Scrolls to an element so that a sticky header does not cover it, regardless of the page's `scroll-padding`. */
function scrollBelow(header: HTMLElement, element: HTMLElement): void {
  element.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  const covered = header.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy({ top: -covered, behavior: 'instant' });
}

/**
 * Makes the skip link lead to the page's main content, with or without an id. Hides the link while the page has no main
 * content (HEAD-80). Content that is added later is detected. Returns a cleanup function.
 */
export function leadToMain(header: HTMLElement, selector: string | undefined): () => void {
  const link = header.querySelector<HTMLAnchorElement>('[data-part="skip-link"]');
  if (!link) return () => {};

  function update(): void {
    const main = findMain(selector);
    if (link) link.hidden = !main;
    if (main?.id && link) link.href = `#${encodeURIComponent(main.id)}`;
    additions.disconnect();
    if (!main) additions.observe(hostDocument.body, { childList: true, subtree: true });
  }

  const additions = new MutationObserver(update);
  update();
  return undoAll([
    () => additions.disconnect(),
    // A client router may have replaced or removed the main content.
    listen(window, { focusin: update, keydown: update }),
    listen(link, {
      click(event) {
        const main = findMain(selector);
        if (!main || !isPlainClick(event)) return;
        // Does not change the address, which may belong to a client router.
        event.preventDefault();
        focusOnce(main);
        scrollBelow(header, main);
      },
    }),
  ]);
}

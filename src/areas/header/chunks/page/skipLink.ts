import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { override } from '../../../../foundation/browser/page/hostPage.ts';
import { listen, undoAll } from '../../../../foundation/browser/page/listen.ts';
import { isPlainClick } from '../../../../foundation/ui/plainClick.ts';

/** Without the browser's own answer (before 2024) only what says so itself is hidden. */
const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility?.() ?? !(element.hidden || element.style.display === 'none');

/** The page's main content that can be seen: client routers keep other views hidden. Undefined also for a selector that is not valid. */
function findMain(selector = 'main'): HTMLElement | undefined {
  try {
    const found = hostDocument.querySelectorAll<HTMLElement>(selector);
    return [...found].find(isShown);
  } catch {
    return undefined;
  }
}

/** Gives an element the focus that may not take it; what that needs is undone when the focus leaves it. */
function focusOnce(element: HTMLElement): void {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) element.tabIndex = -1;
  // A ring around the whole content says nothing: it is no control.
  const restoreOutline = override(element.style, 'outline', 'none');
  const undo = () => {
    restoreOutline();
    if (!isFocusable) element.removeAttribute('tabindex');
  };
  element.addEventListener('blur', undo, { once: true });
  element.focus({ preventScroll: true });
}

/** Scrolls to an element, which a sticky header does not cover then, whatever the page's `scroll-padding` is. */
function scrollBelow(header: HTMLElement, element: HTMLElement): void {
  element.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  const covered = header.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy({ top: -covered, behavior: 'instant' });
}

/**
 * Makes the skip link lead to the page's main content, with or without an id, and hides it on a page that has none
 * (HEAD-80). Content that comes later is noticed. Returns the undo.
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
    // A client router may have replaced or removed it.
    listen(window, { focusin: update, keydown: update }),
    listen(link, {
      click(event) {
        const main = findMain(selector);
        if (!main || !isPlainClick(event)) return;
        // The address stays: it may be a client router's.
        event.preventDefault();
        focusOnce(main);
        scrollBelow(header, main);
      },
    }),
  ]);
}

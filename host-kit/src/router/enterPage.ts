/** What receives scroll position and focus on a page that a client router has drawn. */
export interface EnterPageOptions {
  /** Whether to scroll to the top, or to the place that the address names. Default true: false where the router does. */
  scroll?: boolean;
  /**
   * What gets the focus, as a selector; default the page's main heading, else its main content. `false` leaves the focus
   * where it is.
   */
  main?: string | false | undefined;
}

const MAIN = ['main h1, [role="main"] h1', 'main, [role="main"]', 'h1'];

/** The element that stands for the page, with the focus on which a screen reader reads where the visitor is. */
export function mainElement(main: string | undefined): HTMLElement | null {
  for (const selector of main === undefined ? MAIN : [main]) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) return element;
  }
  return null;
}

/** The element that an address names behind `#`. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return document.getElementById(hash.slice(1));
  }
}

/** Focuses an element that is not focusable itself, only for this once and without a ring: nothing can be done with it. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) {
    const { outline } = element.style;
    element.tabIndex = -1;
    element.style.outline = 'none';
    const undo = () => {
      element.removeAttribute('tabindex');
      element.style.outline = outline;
    };
    element.addEventListener('blur', undo, { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * Does what a browser does when it has loaded a page (HK-63), for one that a client router has drawn: scrolls to the top, or
 * to the place behind `#` in the address, and moves the focus to the main heading or to that place, where a screen reader
 * goes on reading.
 */
export function enterPage({ scroll = true, main }: EnterPageOptions = {}): void {
  const place = location.hash.length > 1 ? placeOf(location.hash) : null;
  if (scroll && place) place.scrollIntoView();
  // At once, whatever `scroll-behavior` the page has: it is another page.
  else if (scroll) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  if (main === false) return;
  const element = place ?? mainElement(main);
  if (element) focusOnce(element);
}

/** Options for scroll position and focus after a client-side navigation. */
export interface EnterPageOptions {
  /** Whether to scroll to the top or to the element of the hash. Set it to `false` if the router does. Default true. */
  scroll?: boolean;
  /**
   * Selector of the element to focus. Default: the page's main heading, or the main content if there is no heading.
   * `false` does not move the focus.
   */
  main?: string | false | undefined;
}

const MAIN = ['main h1, [role="main"] h1', 'main, [role="main"]', 'h1'];

/** Returns the element that represents the page. When it is focused, screen readers announce the new page. */
export function mainElement(main: string | undefined): HTMLElement | null {
  for (const selector of main === undefined ? MAIN : [main]) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) return element;
  }
  return null;
}

/** Returns the element that a hash refers to. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return document.getElementById(hash.slice(1));
  }
}

/** Focuses an element. If it is not focusable, makes it focusable until it loses the focus, without a focus ring. */
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
 * Sets scroll position and focus after a client-side navigation, as a browser does after a page load (HK-63). Scrolls
 * to the element of the hash and focuses it. Without a hash, scrolls to the top and focuses the main heading. Screen
 * readers continue at the focused element.
 */
export function enterPage({ scroll = true, main }: EnterPageOptions = {}): void {
  const target = location.hash.length > 1 ? hashTarget(location.hash) : null;
  if (scroll && target) target.scrollIntoView();
  // `instant`, because it is a new page: a smooth scroll would be wrong, even if the page's CSS sets it.
  else if (scroll) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  if (main === false) return;
  const element = target ?? mainElement(main);
  if (element) focusOnce(element);
}

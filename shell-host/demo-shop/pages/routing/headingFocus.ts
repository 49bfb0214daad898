let lastNavigationCount = 0;
let focusOnLeaving: Element | null = null;

/** Stores the focused element. Call it before a navigation. */
export function rememberFocus(): void {
  focusOnLeaving = document.activeElement;
}

/**
 * Moves the focus to the heading of a page after a navigation, so that screen readers announce the page. Does so once
 * per navigation, and not if the visitor has moved the focus since. Browsers announce the first page themselves.
 */
export function focusHeading(heading: HTMLElement, navigationCount: number): void {
  if (navigationCount <= lastNavigationCount) return;
  lastNavigationCount = navigationCount;
  const focused = document.activeElement;
  if (focused === document.body || focused === focusOnLeaving || focused === null)
    heading.focus({ preventScroll: true });
}

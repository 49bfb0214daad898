let lastVisitNumber = 0;
let focusOnLeaving: Element | null = null;

/** Remembers what had the focus when the visitor left a page. */
export function rememberFocus(): void {
  focusOnLeaving = document.activeElement;
}

/**
 * Moves the focus to the heading of a page that the visitor has gone to, once a visit; never on the first
 * page, which the browser reads out itself, and never away from what they have gone on to meanwhile.
 */
export function focusHeading(heading: HTMLElement, visitNumber: number): void {
  if (visitNumber <= lastVisitNumber) return;
  lastVisitNumber = visitNumber;
  const focused = document.activeElement;
  if (focused === document.body || focused === focusOnLeaving || focused === null)
    heading.focus({ preventScroll: true });
}

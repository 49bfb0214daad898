let readOut = 0;
let leftAt: Element | null = null;

/** Remembers what had the focus when the visitor left a page. */
export function rememberFocus(): void {
  leftAt = document.activeElement;
}

/**
 * Moves the focus to the heading of a page that the visitor has gone to, once a visit; never on the first
 * page, which the browser reads out itself, and never away from what they have gone on to meanwhile.
 */
export function takeFocus(heading: HTMLElement, visit: number): void {
  if (visit <= readOut) return;
  readOut = visit;
  const now = document.activeElement;
  if (now === document.body || now === leftAt || now === null)
    heading.focus({ preventScroll: true });
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * Of a Tab on the last control of a modal makes one that goes to the first, and the other way round. A modal
 * `<dialog>` keeps the focus out of the page; this keeps it out of the browser's own bars too.
 */
export function keepFocusInside(event: KeyboardEvent, modal: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const controls = [...modal.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey
    ? [controls[0], controls.at(-1)]
    : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

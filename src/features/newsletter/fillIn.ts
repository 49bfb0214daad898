import { flushSync } from 'react-dom';

/**
 * Changes values of a form that the visitor may be in already. Where the field with the focus is filled, its text
 * is selected: what is typed next replaces it and does not mix with it.
 */
export function fillIn(change: () => void): void {
  const field = document.activeElement;
  const before = field instanceof HTMLInputElement ? field.value : undefined;
  flushSync(change);
  if (field instanceof HTMLInputElement && field.value !== before) field.select();
}

import { fillSlots } from './fillSlots.ts';

/** Fills the page's marked slots now, when the document has been parsed, and after each visit of Turbo Drive. */
export function fillPage(): void {
  fillSlots();
  for (const type of ['DOMContentLoaded', 'turbo:load']) addEventListener(type, () => fillSlots());
}

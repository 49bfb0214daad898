import { fillSlots } from './fillSlots.ts';

/** Fills the page's marked slots: those that are there, and when the document has been parsed the others, also on the next pages of Turbo Drive. */
export function fillPage(): void {
  fillSlots();
  for (const type of ['DOMContentLoaded', 'turbo:load']) addEventListener(type, () => fillSlots());
}

import { fillSlots } from './fillSlots.ts';

/** Fills the page's marked slots: those that are there, and when the document has been parsed the others. */
export function fillPage(): void {
  fillSlots();
  addEventListener('DOMContentLoaded', () => fillSlots());
}

import { connect } from './connect.ts';
import { fillSlots } from './fillSlots.ts';

/**
 * Connects the page, where it is not yet, and fills its marked slots: those that are there, and when the document has been
 * parsed the others.
 *
 * @param entry As an element of the page names it.
 */
export function fillPage(entry: string | undefined, integrity: string | undefined): void {
  if (entry) connect({ entry, integrity: integrity ?? '' });
  fillSlots();
  addEventListener('DOMContentLoaded', () => fillSlots());
}

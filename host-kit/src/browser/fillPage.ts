import { connect } from './connect.ts';
import { fillSlots } from './fillSlots.ts';

/**
 * Connects the page, where it is not yet, and fills its marked slots: those that are there, and when the document has been
 * parsed the others.
 *
 * @param source An element that names the entry, as a `<meta>` by its content or a script by `data-entry`.
 */
export function fillPage(entry: string | undefined, integrity: string | undefined): void {
  if (entry) connect({ entry, ...(integrity && { integrity }) });
  fillSlots();
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => fillSlots());
  }
}

import { pageConnection } from '../connect.ts';
import type { SlotModule } from '../../types/remote.ts';

/**
 * Fills all slots that are marked in the HTML: `<div data-fascia-slot="Header" data-site="AT">`. The data attributes
 * are the settings. Skips filled slots, so you can call it after each change of the page. Does nothing before
 * `connect`.
 *
 * @param root Limits the search to this element. Default: the whole document.
 */
export function fillSlots(root: ParentNode = document): void {
  const connection = pageConnection();
  for (const slot of root.querySelectorAll<HTMLElement>('[data-fascia-slot]')) {
    if (connection?.slots.has(slot)) continue;
    connection?.fill(slot, slot.dataset['fasciaSlot'] as SlotModule, slot.dataset);
  }
}

/** Fills the page's marked slots now, when the document has been parsed, and after each visit of Turbo Drive. */
export function fillPage(): void {
  fillSlots();
  for (const type of ['DOMContentLoaded', 'turbo:load']) addEventListener(type, () => fillSlots());
}

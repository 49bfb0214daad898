import { pageConnection } from '../connect.ts';
import type { SlotModule } from '../../types/remote.ts';

/**
 * Fills the slots that are marked in the page: `<div data-fascia-slot="Header" data-site="AT">`. Its data attributes are the
 * settings. A slot that is filled already stays as it is, so that it may be called after each change of the page. Does
 * nothing before there is a connection.
 *
 * @param root Within which to look; by default in the whole page.
 */
export function fillSlots(root: ParentNode = document): void {
  const connection = pageConnection();
  for (const slot of root.querySelectorAll<HTMLElement>('[data-fascia-slot]')) {
    if (connection?.slots.has(slot)) continue;
    connection?.fill(slot, slot.dataset['fasciaSlot'] as SlotModule, slot.dataset);
  }
}

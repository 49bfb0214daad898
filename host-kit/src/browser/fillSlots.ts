import { pageConnection } from './connect.ts';
import type { SlotModule } from './remote.ts';

const SLOT = '[data-fascia-slot]';

/** Its data attributes are the settings, but those that say that it is a slot. */
function settingsOf({ dataset }: HTMLElement): object {
  const { fasciaSlot: _, fasciaSlotState: __, ...settings } = dataset;
  return settings;
}

/**
 * Fills the slots that are marked in the page: `<div data-fascia-slot="Header" data-site="AT">`. Its data attributes are the
 * settings. A slot that is filled already stays as it is, so that it may be called after each change of the page. Does
 * nothing before there is a connection.
 *
 * @param root Where to look; by default in the whole page.
 */
export function fillSlots(root: ParentNode = document): void {
  const connection = pageConnection();
  if (!connection) return;
  const isSlot = root instanceof HTMLElement && root.matches(SLOT);
  for (const slot of [...(isSlot ? [root] : []), ...root.querySelectorAll<HTMLElement>(SLOT)]) {
    if (connection.slots.has(slot)) continue;
    connection.fill(slot, slot.dataset['fasciaSlot'] as SlotModule, settingsOf(slot));
  }
}

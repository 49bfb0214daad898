import { pageConnection } from '../connect.ts';
import { warn } from '../warn.ts';
import type { SlotModule } from '../../types/remote.ts';

/** Names of data attributes with an address to which requests or typed text are sent. */
const RECEIVER = /^(?:navigationroute|addresses\.(?:\w*services?|search|storefinder|newsletter))$/i;
/** A path of the page's origin. Browsers ignore some white space, so `/` with a tab and another `/` is another origin. */
const OWN_PATH = /^\/(?![/\\])\S*$/;

/**
 * Returns the settings in the data attributes of a slot, without receivers of other origins. HTML of visitors, such as
 * reviews, may contain data attributes, and must not send the data of other visitors to another origin.
 */
function readSettings({ dataset }: HTMLElement): Record<string, string | undefined> {
  const settings = { ...dataset };
  for (const name of Object.keys(settings)) {
    if (!RECEIVER.test(name) || OWN_PATH.test(dataset[name] ?? '')) continue;
    delete settings[name];
    warn(`fascia-host: data-${name} has no effect. Pass it to fill`);
  }
  return settings;
}

/**
 * Fills all slots that are marked in the HTML: `<div data-fascia-slot="Header" data-site="AT">`. The data attributes
 * are the settings, except receivers of other origins (HK-224). Skips filled slots, so you can call it after each change
 * of the page. Does nothing before `connect`.
 *
 * @param root Limits the search to this element. Default: the whole document.
 */
export function fillSlots(root: ParentNode = document): void {
  const connection = pageConnection();
  for (const slot of root.querySelectorAll<HTMLElement>('[data-fascia-slot]')) {
    if (connection?.slots.has(slot)) continue;
    connection?.fill(slot, slot.dataset['fasciaSlot'] as SlotModule, readSettings(slot));
  }
}

/** Fills the page's marked slots now, when the document has been parsed, and after each visit of Turbo Drive. */
export function fillPage(): void {
  fillSlots();
  for (const type of ['DOMContentLoaded', 'turbo:load']) addEventListener(type, () => fillSlots());
}

import { fill, load } from '../connect.ts';
import type { FasciaHost } from '../../types/remote.ts';
import { warn } from '../warn.ts';
import { fillPage } from './fillPage.ts';
import { fillSlots } from './fillSlots.ts';

/** The kit's element in a page that loads the script as a module, which has no `document.currentScript`. */
const MODULE_SCRIPT = 'script[type="module"]:is([data-entry], [data-public-key])';

/**
 * What a classic script of the kit does: it leaves the kit in a global variable, and connects the page if its own element says
 * so.
 *
 * @param attribute The data attribute without which it does not connect.
 */
export function classicScript(connect: FasciaHost['connect'], attribute: string): void {
  globalThis.fasciaHost = { connect, fill, load, fillSlots };
  const script = document.currentScript;
  // An image of that name, in a text that the page shows, would be taken for the script.
  if (script instanceof HTMLScriptElement && script.dataset[attribute]) {
    connect(script.dataset as never);
    fillPage();
  } else if (!script && document.querySelector(MODULE_SCRIPT)) {
    warn(
      'fascia-host: a script of type="module" cannot read its data attributes; leave the type out',
    );
  }
}

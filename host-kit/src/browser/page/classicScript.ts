import { fill, load } from '../connect.ts';
import type { FasciaHost } from '../../types/remote.ts';
import { warn } from '../warn.ts';
import { fillPage, fillSlots } from './fillSlots.ts';

/** Finds the kit's own element if the page loads it as a module, where `document.currentScript` is `null`. */
const MODULE_SCRIPT = 'script[type="module"]:is([data-entry], [data-public-key])';

/**
 * The code of the kit's classic scripts. Assigns the kit to a global variable. Also connects the page and fills its
 * slots, if the script element has the attribute.
 *
 * @param attribute The name of the data attribute in `dataset`.
 */
export function classicScript(connect: FasciaHost['connect'], attribute: string): void {
  globalThis.fasciaHost = { connect, fill, load, fillSlots };
  const script = document.currentScript;
  // An image with `name="currentScript"`, for example in content of editors, would replace the property.
  if (script instanceof HTMLScriptElement && script.dataset[attribute]) {
    connect(script.dataset as never);
    fillPage();
  } else if (!script && document.querySelector(MODULE_SCRIPT)) {
    warn(
      'fascia-host: a script with type="module" cannot read its data attributes; remove the type',
    );
  }
}

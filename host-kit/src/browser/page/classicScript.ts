import { fill, load } from '../connect.ts';
import type { FasciaHost } from '../../types/remote.ts';
import { fillPage } from './fillPage.ts';
import { fillSlots } from './fillSlots.ts';

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
  }
}

import { tabStorageKeys } from '../../../foundation/browser/names.ts';
import { cartSlice } from '../cartSlice.ts';
import type { CartStore, CartWorld } from './cartWorld.ts';

type Means = Pick<CartWorld, 'sendLast' | 'tabStorage' | 'now'>;

/**
 * The page goes: what waits is sent, and all that has no answer is left to the next page of this tab. It
 * would ask for the cart before a slow shop has done it, and an answer that it was not done would be lost.
 */
export function leavePage(store: CartStore, { sendLast, tabStorage, now }: Means): void {
  const { log, site } = store.getState().cart;
  for (const { sent, change } of log) if (!sent) sendLast(change);
  if (site && log.length > 0) {
    const changes = log.map(({ change }) => change);
    tabStorage.write(tabStorageKeys.leftCart(site), { at: now(), changes });
  }
  store.dispatch(cartSlice.actions.pageLeft());
}

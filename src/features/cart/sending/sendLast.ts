import { tokenHeaders } from '../../../foundation/http/tokens.ts';
import type { CartChange } from '../cartChange.ts';
import { CART_PATH, CART_TOKENS } from './cartAddress.ts';

/**
 * Sends a change from a page that goes (H§7); nobody waits for the answer. The one exception to one HTTP
 * client: what loads or waits does not arrive any more. The tokens stay on the page's own origin, whatever
 * its `<base>` and wherever a service leads.
 */
export function sendLast(change: CartChange): void {
  void fetch(new URL(CART_PATH, window.location.origin), {
    method: 'PUT',
    keepalive: true,
    credentials: 'include',
    redirect: 'error',
    referrer: '',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...tokenHeaders(CART_TOKENS),
    },
    body: JSON.stringify(change),
  }).catch(() => undefined); // Nobody is left to tell.
}

import type { HttpRequest } from '../../foundation/http/httpRequest.ts';
import { CART_SERVICE, CART_TOKENS } from './cart.ts';

/**
 * The request that reads the cart (CART-06).
 *
 * @param forceReload Makes the service bypass its own caches (CART-06).
 */
export const cartRequest = (forceReload: boolean): HttpRequest => ({
  service: 'cart',
  path: CART_SERVICE,
  query: { forceReload: forceReload ? 'true' : undefined },
  tokens: CART_TOKENS,
  noCache: true,
  alsoAccept: [304],
});

import type { HttpRequest } from '../../../foundation/http/httpRequest.ts';
import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import type { Cart } from '../cart.ts';
import type { CartEnvironment } from '../cartEnvironment.ts';
import type { CartErrorCode } from '../cartErrors.ts';
import { CartError, getCart } from './cartApi.ts';

/**
 * Reads the cart and reports a failure. Resolves with the cart, with null if the service says that it has not changed,
 * or with why it cannot be read (CART-10, CART-58).
 */
export async function readCart(
  send: CartEnvironment['send'],
  forceReload: boolean,
  mayBeEarly?: HttpRequest['mayBeEarly'],
): Promise<Cart | null | CartErrorCode> {
  const operation = { module: 'cart', operation: 'read' };
  try {
    return await reportedRead(operation, () => getCart(send, forceReload, mayBeEarly));
  } catch (error) {
    return error instanceof CartError ? error.code : 'UNKNOWN';
  }
}

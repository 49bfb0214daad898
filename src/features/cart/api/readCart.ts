import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import type { Cart } from '../cart.ts';
import type { CartEnvironment } from '../cartEnvironment.ts';
import type { CartErrorCode } from '../cartErrors.ts';
import { CartError, getCart } from './cartApi.ts';

/** Reads the cart and reports a failure. Resolves with the cart, or with why it cannot be read (CART-10). */
export async function readCart(
  send: CartEnvironment['send'],
  forceReload: boolean,
): Promise<Cart | CartErrorCode> {
  const operation = { module: 'cart', operation: 'read' };
  try {
    return await reportedRead(operation, () => getCart(send, forceReload));
  } catch (error) {
    return error instanceof CartError ? error.code : 'UNKNOWN';
  }
}

import * as v from 'valibot';
import { readJson } from '../routing/readJson.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';
import { requestSite } from '../session/requestSite.ts';
import { isReadAllowed, isWriteAllowed } from '../session/xsrf.ts';
import type { CartChangeResponse } from '../wireTypes.ts';
import { applyChange } from './applyChange.ts';
import { cartChangeSchema } from './cartChange.ts';
import type { CartOutcome } from './cartOutcome.ts';
import { addedProductResponse, cartResponse } from './cartResponse.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** `GET …/cart`. The response is never cached, so `forceReload` has no effect (CART-06). */
export const readCart: Handler = (c) => {
  if (!isReadAllowed(c)) return c.json({ error: { code: 'UNKNOWN' } }, 403, NO_STORE);
  restoreRememberedCart(c);
  return c.json({ cart: currentCartResponse(c) }, 200, NO_STORE);
};

/** `PUT …/cart`: applies one change (CART-13, CART-17). Rejects any other body with 400. */
export const changeCart: Handler = async (c) => {
  if (!isWriteAllowed(c)) return c.json({ error: 'UNKNOWN' }, 403, NO_STORE);
  restoreRememberedCart(c);
  const change = v.safeParse(cartChangeSchema, await readJson(c.req.raw));
  if (!change.success)
    return c.json({ cart: currentCartResponse(c), error: 'UNKNOWN' }, 400, NO_STORE);
  const outcome = applyChange(c.var.session.cartRef.cart, change.output);
  c.var.session.cartRef.cart = outcome.cart;
  return outcome.status === 304
    ? c.body(null, 304, NO_STORE)
    : outcomeResponse(c, outcome, outcome.status);
};

function outcomeResponse(c: ShopContext, outcome: CartOutcome, status: 200 | 404 | 409): Response {
  const { added, error, limit } = outcome;
  const body: CartChangeResponse = {
    cart: currentCartResponse(c),
    ...(added && { addedProduct: addedProductResponse(added, requestSite(c)) }),
    ...(error && { error }),
    ...(limit !== undefined && { limit }),
  };
  return c.json(body, status, NO_STORE);
}

function currentCartResponse(c: ShopContext) {
  return cartResponse(c.var.session.cartRef.cart, requestSite(c));
}

function restoreRememberedCart(c: ShopContext): void {
  c.var.state.sessions.restoreCart(c.var.session, c.req.header('X-Long-Term-Token'));
}

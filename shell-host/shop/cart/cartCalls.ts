import * as v from 'valibot';
import { jsonOf } from '../routing/jsonOf.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';
import { siteOfCall } from '../visit/siteOfCall.ts';
import { passesXsrf, passesXsrfForReading } from '../visit/xsrf.ts';
import { applyChange } from './applyChange.ts';
import { cartChangeSchema } from './cartChange.ts';
import type { CartOutcome } from './cartOutcome.ts';
import { addedProductResponse, cartResponse } from './cartResponse.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** `GET …/cart`: always fresh here, so that `forceReload` changes nothing (H§7). */
export const readCart: Handler = (c) => {
  if (!passesXsrfForReading(c)) return c.json({ error: { code: 'UNKNOWN' } }, 403, NO_STORE);
  adoptRememberedCart(c);
  return c.json({ cart: cartOf(c) }, 200, NO_STORE);
};

/** `PUT …/cart`: one change; a body that is none of the five is refused with 400. */
export const changeCart: Handler = async (c) => {
  if (!passesXsrf(c)) return c.json({ error: 'UNKNOWN' }, 403, NO_STORE);
  adoptRememberedCart(c);
  const change = v.safeParse(cartChangeSchema, await jsonOf(c.req.raw));
  if (!change.success) return c.json({ cart: cartOf(c), error: 'UNKNOWN' }, 400, NO_STORE);
  const outcome = applyChange(c.var.session.holder.cart, change.output);
  c.var.session.holder.cart = outcome.cart;
  return outcome.status === 304 ? c.body(null, 304, NO_STORE) : answer(c, outcome, outcome.status);
};

function answer(c: ShopContext, outcome: CartOutcome, status: 200 | 404 | 409): Response {
  const { added, error, limit } = outcome;
  const body = {
    cart: cartOf(c),
    ...(added && { addedProduct: addedProductResponse(added, siteOfCall(c)) }),
    ...(error && { error }),
    ...(limit !== undefined && { limit }),
  };
  return c.json(body, status, NO_STORE);
}

function cartOf(c: ShopContext) {
  return cartResponse(c.var.session.holder.cart, siteOfCall(c));
}

function adoptRememberedCart(c: ShopContext): void {
  c.var.state.sessions.adoptCart(c.var.session, c.req.header('X-Long-Term-Token'));
}

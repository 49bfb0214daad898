import * as v from 'valibot';
import { cartRecordSchema } from '../cart/cartRecord.ts';
import { knowsAll } from '../cart/knownLines.ts';
import { cartResponse } from '../cart/cartResponse.ts';
import { jsonOf } from '../routing/jsonOf.ts';
import { problem } from '../routing/problem.ts';
import type { Handler } from '../routing/shopEnv.ts';
import { siteOfCall } from '../visit/siteOfCall.ts';

/** `PUT /demo/cart`: puts the visit's cart into any state, defective entries and sold-out articles included. */
export const setCart: Handler = async (c) => {
  const wanted = v.safeParse(cartRecordSchema, await jsonOf(c.req.raw));
  if (!wanted.success || !knowsAll(wanted.output)) {
    return problem(400, 'urn:demo:cart_invalid', 'No such cart');
  }
  c.var.session.holder.cart = wanted.output;
  return c.json({ cart: cartResponse(wanted.output, siteOfCall(c)) });
};

/** `GET /demo/mails`: every mail that the shop has sent, the newest first. */
export const readMails: Handler = (c) => c.json(c.var.state.mails.toReversed());

/** `POST /demo/reset`: a shop as new; the answer's cookies belong to the visit before. */
export const reset: Handler = (c) => {
  c.var.reset();
  return c.body(null, 204);
};

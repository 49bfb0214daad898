import * as v from 'valibot';
import { cartRecordSchema } from '../cart/cartRecord.ts';
import type { CartRecord } from '../cart/cartRecord.ts';
import { cartResponse } from '../cart/cartResponse.ts';
import { giftCards } from '../cart/offers.ts';
import { findProduct } from '../catalogue/findProduct.ts';
import { problemResponse } from '../routing/problemResponse.ts';
import { readJson } from '../routing/readJson.ts';
import type { Handler } from '../routing/shopEnv.ts';
import { requestSite } from '../session/requestSite.ts';

/** `PUT /demo/cart`: replaces the session's cart; it may hold defective entries and sold-out articles. */
export const setCart: Handler = async (c) => {
  const body = v.safeParse(cartRecordSchema, await readJson(c.req.raw));
  if (!body.success || !hasOnlyKnownProducts(body.output)) {
    return problemResponse(400, 'urn:demo:cart_invalid', 'No such cart');
  }
  c.var.session.cartRef.cart = body.output;
  return c.json({ cart: cartResponse(body.output, requestSite(c)) });
};

/** `GET /demo/mails`: all mails that the shop has sent, newest first. */
export const readMails: Handler = (c) => c.json(c.var.state.mails.toReversed());

/**
 * `POST /demo/reset`: resets the shop. Cookies that this response sets belong to a session that is already
 * gone.
 */
export const resetShop: Handler = (c) => {
  c.var.reset();
  return c.body(null, 204);
};

/** Whether the catalogue has a title and a picture for every article and gift card of a cart. */
function hasOnlyKnownProducts(cart: CartRecord): boolean {
  const articles = [...cart.articles, ...cart.defectiveArticles, ...cart.freeArticles];
  const cards = [...cart.giftCards, ...cart.defectiveGiftCards];
  return (
    articles.every((line) => findProduct(line) !== undefined) &&
    cards.every((line) => giftCards.some((card) => card.productId === line.productId))
  );
}

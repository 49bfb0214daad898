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

/** `PUT /demo/cart`: replaces the session's cart. It may contain defective entries and sold-out articles. */
export const setCart: Handler = async (c) => {
  const body = v.safeParse(cartRecordSchema, await readJson(c.req.raw));
  if (!body.success || !hasOnlyKnownProducts(body.output)) {
    return problemResponse(400, 'urn:demo:cart_invalid', 'The cart is invalid');
  }
  c.var.session.cartRef.cart = body.output;
  return c.json({ cart: cartResponse(body.output, requestSite(c)) });
};

/** `GET /demo/mails`: all sent mails, newest first. */
export const readMails: Handler = (c) => c.json(c.var.state.mails.toReversed());

/**
 * `POST /demo/reset`: resets the shop. The session whose cookies this response sets no longer exists.
 */
export const resetShop: Handler = (c) => {
  c.var.reset();
  return c.body(null, 204);
};

/** Whether the catalogue contains every article and gift card of a cart. */
function hasOnlyKnownProducts(cart: CartRecord): boolean {
  const articles = [...cart.articles, ...cart.defectiveArticles, ...cart.freeArticles];
  const cards = [...cart.giftCards, ...cart.defectiveGiftCards];
  return (
    articles.every((line) => findProduct(line) !== undefined) &&
    cards.every((line) => giftCards.some((card) => card.productId === line.productId))
  );
}

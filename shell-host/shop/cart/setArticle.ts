import type { Product } from '../catalogue/catalogue.ts';
import { productOf } from '../productOf.ts';
import type { SetArticle } from './cartChange.ts';
import { changed, refused, unchanged } from './cartOutcome.ts';
import type { CartError, CartOutcome } from './cartOutcome.ts';
import type { ArticleLine, CartRecord } from './cartRecord.ts';

/** Most pieces of all articles together in one purchase. */
export const CART_LIMIT = 50;

/**
 * Sets an article's quantity, 0 removes it. The lower of its own limit and the stock is what the visitor gets
 * instead, with the error and the limit in a 200 answer; what would break the limit of the whole purchase is
 * refused with 409, like an article that is sold out, and the cart stays as it was.
 */
export function setArticle(cart: CartRecord, change: SetArticle): CartOutcome {
  if (change.quantity === 0) return removeArticle(cart, change);
  const product = productOf(change);
  if (!product) return refused(cart, 404, 'PRODUCTDATA_UNAVAILABLE');
  const { error, limit } = lowestLimit(product);
  if (limit === 0) return refused(cart, 409, error, limit);
  const { productId, tcm } = change;
  const old = cart.articles.find((line) => isSame(line, change));
  const quantity = Math.min(change.quantity, limit);
  const pieces = quantity - (old?.quantity ?? 0);
  if (pieces > 0 && piecesOf(cart) + pieces > CART_LIMIT) {
    return refused(cart, 409, 'CART_LIMIT', CART_LIMIT);
  }
  const isTooMuch = change.quantity > limit;
  if (pieces === 0 && !isTooMuch) return unchanged(cart);
  const added = pieces > 0 ? { productId, tcm, pieces } : undefined;
  const outcome = changed(put(cart, { ...old, productId, tcm, quantity }), added);
  return isTooMuch ? { ...outcome, error, limit } : outcome;
}

/** The figure of `numberOfArticles`: the pieces of all articles (contract §1, `count`). */
export function piecesOf(cart: CartRecord): number {
  return cart.articles.reduce((sum, line) => sum + line.quantity, 0);
}

function removeArticle(cart: CartRecord, change: SetArticle): CartOutcome {
  const without = (lines: ArticleLine[]) => lines.filter((line) => !isSame(line, change));
  const articles = without(cart.articles);
  const defectiveArticles = without(cart.defectiveArticles);
  const isAsBefore =
    articles.length === cart.articles.length &&
    defectiveArticles.length === cart.defectiveArticles.length;
  return isAsBefore ? unchanged(cart) : changed({ ...cart, articles, defectiveArticles });
}

function lowestLimit({ stock, itemLimit }: Product): { error: CartError; limit: number } {
  return stock < itemLimit
    ? { error: 'AVAILABILITY_LIMIT', limit: stock }
    : { error: 'ITEM_LIMIT', limit: itemLimit };
}

function put(cart: CartRecord, line: ArticleLine): CartRecord {
  const at = cart.articles.findIndex((old) => isSame(old, line));
  const articles = at < 0 ? [...cart.articles, line] : cart.articles.with(at, line);
  return { ...cart, articles };
}

function isSame(one: { productId: string; tcm: string }, other: typeof one): boolean {
  return one.productId === other.productId && one.tcm === other.tcm;
}

import { findProduct } from '../catalogue/findProduct.ts';
import type { Product } from '../catalogue/product.ts';
import type { CartChangeError } from '../wireTypes.ts';
import type { SetArticle } from './cartChange.ts';
import { changed, refused, unchanged } from './cartOutcome.ts';
import type { CartOutcome } from './cartOutcome.ts';
import type { ArticleLine, CartRecord } from './cartRecord.ts';

/** Maximum total quantity of all articles in one cart. */
export const CART_LIMIT = 50;

/**
 * Sets the quantity of an article; 0 removes it. A quantity above the article's limit or its stock is reduced to the
 * lower of the two, and the 200 response contains the error and the limit. A quantity that would exceed the limit of
 * the whole cart, or an article that is sold out, is rejected with 409.
 */
export function setArticle(cart: CartRecord, change: SetArticle): CartOutcome {
  if (change.quantity === 0) return removeArticle(cart, change);
  const product = findProduct(change);
  if (!product) return refused(cart, 404, 'PRODUCTDATA_UNAVAILABLE');
  const { error, limit } = lowestLimit(product);
  if (limit === 0) return refused(cart, 409, error, limit);
  const { productId, tcm } = change;
  const oldLine = cart.articles.find((line) => isSameArticle(line, change));
  const quantity = Math.min(change.quantity, limit);
  const difference = quantity - (oldLine?.quantity ?? 0);
  if (difference > 0 && articleCount(cart) + difference > CART_LIMIT) {
    return refused(cart, 409, 'CART_LIMIT', CART_LIMIT);
  }
  const isReduced = change.quantity > limit;
  if (difference === 0 && !isReduced) return unchanged(cart);
  const added = difference > 0 ? { productId, tcm, quantity: difference } : undefined;
  const outcome = changed(putLine(cart, { ...oldLine, productId, tcm, quantity }), added);
  return isReduced ? { ...outcome, error, limit } : outcome;
}

/** The total quantity of all articles, `numberOfArticles` in responses. */
export function articleCount(cart: CartRecord): number {
  return cart.articles.reduce((sum, line) => sum + line.quantity, 0);
}

function removeArticle(cart: CartRecord, change: SetArticle): CartOutcome {
  const without = (lines: ArticleLine[]) => lines.filter((line) => !isSameArticle(line, change));
  const articles = without(cart.articles);
  const defectiveArticles = without(cart.defectiveArticles);
  const isUnchanged =
    articles.length === cart.articles.length &&
    defectiveArticles.length === cart.defectiveArticles.length;
  return isUnchanged ? unchanged(cart) : changed({ ...cart, articles, defectiveArticles });
}

function lowestLimit({ stock, itemLimit }: Product): { error: CartChangeError; limit: number } {
  return stock < itemLimit
    ? { error: 'AVAILABILITY_LIMIT', limit: stock }
    : { error: 'ITEM_LIMIT', limit: itemLimit };
}

function putLine(cart: CartRecord, newLine: ArticleLine): CartRecord {
  const index = cart.articles.findIndex((line) => isSameArticle(line, newLine));
  const articles = index < 0 ? [...cart.articles, newLine] : cart.articles.with(index, newLine);
  return { ...cart, articles };
}

interface ArticleKey {
  productId: string;
  tcm: string;
}

function isSameArticle(first: ArticleKey, second: ArticleKey): boolean {
  return first.productId === second.productId && first.tcm === second.tcm;
}

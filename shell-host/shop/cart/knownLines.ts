import { productOf } from '../productOf.ts';
import type { CartRecord } from './cartRecord.ts';
import { giftCards } from './offers.ts';

/** Whether the shop can tell titles and pictures of everything in a cart. */
export function knowsAll(cart: CartRecord): boolean {
  const articles = [...cart.articles, ...cart.defectiveArticles, ...cart.freeArticles];
  const cards = [...cart.giftCards, ...cart.defectiveGiftCards];
  return (
    articles.every((line) => productOf(line) !== undefined) &&
    cards.every((line) => giftCards.some((card) => card.productId === line.productId))
  );
}

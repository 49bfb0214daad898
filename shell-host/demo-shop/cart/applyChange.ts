import type { CartChange } from './cartChange.ts';
import type { CartOutcome } from './cartOutcome.ts';
import type { CartRecord } from './cartRecord.ts';
import { setArticle } from './setArticle.ts';
import {
  deleteSubscription,
  setFreeArticle,
  setGiftCard,
  setPartnerProduct,
} from './setOtherEntries.ts';

/** Applies one change to a cart (CART-13). */
export function applyChange(cart: CartRecord, change: CartChange): CartOutcome {
  if ('setArticle' in change) return setArticle(cart, change.setArticle);
  if ('setFreeArticle' in change) return setFreeArticle(cart, change.setFreeArticle);
  if ('setGiftCard' in change) return setGiftCard(cart, change.setGiftCard);
  if ('setPartnerProduct' in change) return setPartnerProduct(cart, change.setPartnerProduct);
  return deleteSubscription(cart, change.deleteSubscription.subscriptionId);
}

import { isPreview } from '../../foundation/browser/storage/cookies.ts';
import { createResourceSlice } from '../../foundation/store/resourceSlice.ts';
import type { ParsedAnswer } from '../../foundation/http/parseAnswer.ts';
import type { Promotion } from './chunks/services/promotionSchema.ts';
import { keyOf, type PromotionSource } from './promotionSource.ts';

/** A promotion that is shown again is read again after this time (PROMO-06). */
const MAX_AGE_MS = 60_000;

/**
 * A resource of the promotion service. All of them share the store's `promotions`, so that what invalidates
 * promotions reaches each. With the preview cookie every fetch reads again (PROMO-06).
 *
 * @param read Imports its API lazily. Null where there is no such promotion.
 */
export function createPromotionResource<Data>(
  read: (source: PromotionSource) => Promise<ParsedAnswer<Data>>,
) {
  return createResourceSlice({
    name: 'promotions',
    keyOf,
    operation: ({ id }: PromotionSource) => ({ module: 'promotions', operation: id }),
    read,
    mustRefetch: isPreview,
    maxAgeMs: MAX_AGE_MS,
  });
}

/** The promotions of the header; null where there is none, or nothing in it to show. */
export const promotions = createPromotionResource<Promotion | null>(async (source) => {
  const api = await import('./chunks/services/promotionsApi.ts');
  return api.getPromotion(source);
});

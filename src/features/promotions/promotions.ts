import { isPreview } from '../../foundation/browser/storage/cookies.ts';
import { createResourceSlice } from '../../foundation/store/resourceSlice.ts';
import type { ParsedAnswer } from '../../foundation/http/parseAnswer.ts';
import type { Promotion } from './chunks/services/promotionSchema.ts';
import { keyOf, type PromotionSource } from './promotionSource.ts';

/** Maximum age of a promotion before it is read again (PROMO-06). */
const MAX_AGE_MS = 60_000;

/**
 * Creates a resource of the promotion service. All of these resources share the store's `promotions` and are
 * invalidated together. With the preview cookie, every fetch sends a request (PROMO-06).
 *
 * @param read Requests the data. Must import its API lazily.
 * @param toKey The key of the data in the store. Resources with different types of data need different keys.
 */
export function createPromotionResource<Data>(
  read: (source: PromotionSource) => Promise<ParsedAnswer<Data>>,
  toKey = keyOf,
) {
  return createResourceSlice({
    name: 'promotions',
    keyOf: toKey,
    operation: ({ id }: PromotionSource) => ({ module: 'promotions', operation: id }),
    read,
    mustRefetch: isPreview,
    maxAgeMs: MAX_AGE_MS,
  });
}

/** The promotions of the header. A promotion is `null` if it does not exist or has no content. */
export const promotions = createPromotionResource<Promotion | null>(async (source) => {
  const api = await import('./chunks/services/promotionsApi.ts');
  return api.getPromotion(source);
});

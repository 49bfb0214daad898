import { isPreview } from '../../../../foundation/browser/storage/cookies.ts';
import { promotions } from '../../promotions.ts';
import { promotionSlots } from '../../promotionSource.ts';
import { takePromotion } from './promotionsApi.ts';

interface PromotionStore {
  getState(): Parameters<typeof promotions.select>[0];
  dispatch(action: ReturnType<typeof promotions.actions.received>): unknown;
}

/**
 * Stores the promotions whose prefetched responses have arrived (HK-135). Does nothing in a preview, where the header
 * always requests its promotions (PROMO-06).
 *
 * @param settings The settings of the header.
 */
export function receivePrefetched(
  settings: Parameters<typeof promotionSlots>[0],
  { getState, dispatch }: PromotionStore,
): void {
  if (isPreview()) return;
  for (const [, source] of promotionSlots(settings)) {
    if (promotions.select(getState(), source).status !== 'idle') continue;
    const data = takePromotion(source);
    if (data) dispatch(promotions.actions.received({ key: promotions.keyOf(source), data }));
  }
}

import type { Dispatch } from '@reduxjs/toolkit';
import { undoAll } from '../../../../foundation/browser/page/listen.ts';
import { perPage } from '../../../../foundation/browser/page/perPage.ts';
import { createUsage } from '../../../../foundation/store/usage.ts';
import { promotions } from '../../promotions.ts';

/** Maximum number of stored promotions that no header uses (PROMO-06). */
const MAX_UNUSED = 20;

const usageOnPage = perPage('promotionUsage', () => createUsage(MAX_UNUSED));

/**
 * Keeps promotions in the store while a header uses them. Returns a function that releases them. The oldest unused
 * promotions are then evicted.
 *
 * @param keys The keys of the promotions, one per line.
 */
export function keepPromotions(keys: string, dispatch: Dispatch): () => void {
  const usage = usageOnPage();
  const forget = (key: string) => dispatch(promotions.actions.forgotten(key));
  return undoAll(keys.split('\n').map((key) => usage.acquire(key, forget)));
}

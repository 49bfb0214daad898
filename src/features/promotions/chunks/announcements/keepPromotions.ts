import type { Dispatch } from '@reduxjs/toolkit';
import { undoAll } from '../../../../foundation/browser/page/listen.ts';
import { perPage } from '../../../../foundation/browser/page/perPage.ts';
import { createUsage } from '../../../../foundation/store/usage.ts';
import { promotions } from '../../promotions.ts';

/** So many promotions that no header has any more are kept (PROMO-06). */
const MAX_UNUSED = 20;

const usageOnPage = perPage('promotionUsage', () => createUsage(MAX_UNUSED));

/**
 * Keeps promotions for a header. Returns the release: of those that no header has, the oldest are forgotten.
 *
 * @param keys One a line.
 */
export function keepPromotions(keys: string, dispatch: Dispatch): () => void {
  const usage = usageOnPage();
  const forget = (key: string) => dispatch(promotions.actions.forgotten(key));
  return undoAll(keys.split('\n').map((key) => usage.acquire(key, forget)));
}

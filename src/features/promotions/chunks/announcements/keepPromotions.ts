import type { Dispatch } from '@reduxjs/toolkit';
import { perPage } from '../../../../foundation/browser/page/perPage.ts';
import { promotions } from '../../promotions.ts';

/** Maximum number of stored promotions that no header uses (PROMO-06). */
const MAX_UNUSED = 20;

/** The number of headers that use a promotion, by its key. The least recently used ones are first. */
const usersOnPage = perPage('promotionUsers', () => new Map<string, number>());

/**
 * Keeps promotions in the store while a header uses them. Returns a function that releases them. The least recently used
 * promotions beyond the limit are then evicted.
 *
 * @param keys The keys of the promotions, one per line.
 */
export function keepPromotions(keys: string, dispatch: Dispatch): () => void {
  const users = usersOnPage();
  const add = (change: 1 | -1) => {
    for (const key of keys.split('\n')) {
      const count = (users.get(key) ?? 0) + change;
      users.delete(key);
      users.set(key, count); // Moves the key to the end, because a `Map` keeps the order of insertion.
    }
  };
  add(1);
  return () => {
    add(-1);
    const unused = [...users.keys()].filter((key) => users.get(key) === 0);
    for (const key of unused.slice(0, -MAX_UNUSED)) {
      users.delete(key);
      dispatch(promotions.actions.forgotten(key));
    }
  };
}

import { perPage } from '../../foundation/browser/perPage.ts';
import type { PromotionSource } from './promotionSource.ts';

/**
 * For which of a header's slots a place is held: the promotion's site, id and query by slot, and the decision. It
 * outlives the frame that is shown until the texts have been loaded.
 */
export type ReservedSlots = Map<string, { key: string; query: string; isReserved: boolean }>;

/** What was decided before a header was drawn, for the header that is drawn next. */
export const decidedSlots = perPage('decidedSlots', (): ReservedSlots => new Map());

/**
 * Whether a slot holds a place. That is decided once, when the slot appears or gets another promotion: later the page
 * would move (PROMO-32). Other tags decide anew only where there is no place: what has one keeps it (PROMO-36).
 *
 * @param source Which promotion the slot is for.
 * @param isExpected Whether there is such a promotion, as far as is known.
 */
export function isReserved(
  slots: ReservedSlots,
  slot: string,
  { id, site, query }: PromotionSource,
  isExpected: () => boolean,
): boolean {
  const key = `${site} ${id}`;
  let decision = slots.get(slot);
  if (decision?.key !== key || (!decision.isReserved && decision.query !== query)) {
    slots.set(slot, (decision = { key, query, isReserved: isExpected() }));
  }
  return decision.isReserved;
}

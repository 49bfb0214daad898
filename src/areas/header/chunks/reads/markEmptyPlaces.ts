import { isKnownEmpty } from '../../../../features/promotions/emptyPromotions.ts';
import type { promotionSlots } from '../../../../features/promotions/promotionSource.ts';
import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';

/**
 * Before the first paint, sets `data-fascia-empty` on the page's root to the names of the slots that the header will
 * leave out. The header's placeholder (`host-kit/src/reserve.css`) reserves no space for them (PROMO-33).
 */
export function markEmptyPlaces(slots: ReturnType<typeof promotionSlots>): void {
  const empty = slots.filter(([, source]) => isKnownEmpty(source));
  if (empty.length === 0) return;
  hostDocument.documentElement.dataset['fasciaEmpty'] = empty.map(([name]) => name).join(' ');
}

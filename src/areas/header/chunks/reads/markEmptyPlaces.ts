import { isKnownEmpty } from '../../../../features/promotions/emptyPromotions.ts';
import type { promotionSlots } from '../../../../features/promotions/promotionSource.ts';
import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';

/**
 * Names the slots that the header will leave out on the page's root, as `data-fascia-empty="phase"`, before anything is
 * painted: the placeholder of the header (`host-kit/src/reserve.css`) reserves no space for them (PROMO-33).
 */
export function markEmptyPlaces(slots: ReturnType<typeof promotionSlots>): void {
  const empty = slots.filter(([, source]) => isKnownEmpty(source));
  if (empty.length === 0) return;
  hostDocument.documentElement.dataset['fasciaEmpty'] = empty.map(([name]) => name).join(' ');
}

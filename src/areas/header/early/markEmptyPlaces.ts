import { emptyEntryOf, emptyPromotions } from '../../../features/promotions/emptyPromotions.ts';
import type { promotionSlots } from '../../../features/promotions/promotionSource.ts';
import { isPreview } from '../../../foundation/browser/cookies.ts';
import { hostDocument } from '../../../foundation/browser/host/hostGlobals.ts';

/**
 * Says on the page's root which promotions no page of this tab has found, as `data-fascia-empty="phase"`, before anything is
 * drawn: the rules that hold the header's place (`config/places/`) leave them out, as the header itself will (HK-93).
 */
export function markEmptyPlaces(slots: ReturnType<typeof promotionSlots>): void {
  if (isPreview()) return;
  const empty = slots.filter(([, source]) =>
    emptyPromotions(source.site).includes(emptyEntryOf(source)),
  );
  if (empty.length === 0) return;
  hostDocument.documentElement.dataset['fasciaEmpty'] = empty.map(([name]) => name).join(' ');
}

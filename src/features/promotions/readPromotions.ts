import { emptyEntryOf, emptyPromotions } from './emptyPromotions.ts';
import { promotions } from './promotions.ts';
import { promotionSlots } from './promotionSource.ts';
import type { promotionView } from './promotionView.ts';
import { decidedSlots, isReserved } from './reservedSlots.ts';

/** So long after it was prepared a header is drawn as one of another page, whose places nobody has seen (HEAD-134). */
const DECISIONS_LAST_MS = 5000;

type State = Parameters<typeof promotions.select>[0];

interface PromotionStore {
  getState(): State;
  dispatch(action: ReturnType<typeof promotions.fetch>): Promise<void>;
}

/**
 * Reads the promotions of a header that is not drawn yet, and resolves when all of them and their code are there (HK-193).
 * Rejects where the code cannot be loaded.
 *
 * @param settings The header's.
 * @param view The code of promotions, given by the header: whatever imported it here would count as something that shows some.
 */
export async function readPromotions(
  settings: Parameters<typeof promotionSlots>[0],
  store: PromotionStore,
  view: typeof promotionView,
): Promise<void> {
  const slots = promotionSlots(settings);
  const known = emptyPromotions(settings.site);
  for (const [slot, source] of slots) {
    // By what is known before the answers: the document holds places by the same (PROMO-32).
    const { data } = promotions.select(store.getState(), source);
    const isKnownEmpty = data === undefined ? known.includes(emptyEntryOf(source)) : data === null;
    isReserved(decidedSlots(), slot, source, () => !isKnownEmpty);
  }
  setTimeout(() => decidedSlots().clear(), DECISIONS_LAST_MS);
  await Promise.all([
    view.load(),
    ...slots.map(([, source]) => store.dispatch(promotions.fetch(source))),
  ]);
}

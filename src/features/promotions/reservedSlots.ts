import type { PromotionSource } from './promotionSource.ts';

/** A shift of the layout so soon after an input is what the visitor expects; browsers allow 500 ms. */
const AFTER_INPUT_MS = 300;

interface ReservedSlot {
  /** The promotion and the path for which it was decided last. */
  source: PromotionSource;
  path: string;
  isReserved: boolean;
}

/** For which slots a header holds a place. It outlives the frame that is shown until the texts have been loaded. */
export interface ReservedSlots {
  bySlot: Map<string, ReservedSlot>;
  /** When the visitor last pressed a key or the pointer. */
  lastInputAt: number;
}

export const createReservedSlots = (): ReservedSlots => ({ bySlot: new Map(), lastInputAt: 0 });

/**
 * Whether a slot holds a place for its promotion. That is decided when the slot appears or gets a promotion with
 * another id, and again when the visitor has just gone to another page: at any other time the page would move (PROMO-32).
 *
 * @param isExpected Whether there is such a promotion, as far as is known.
 */
export function isReserved(
  { bySlot, lastInputAt }: ReservedSlots,
  slot: string,
  source: PromotionSource,
  path: string,
  isExpected: () => boolean,
): boolean {
  const before = bySlot.get(slot);
  const isSame = before?.source.id === source.id && before.source.site === source.site;
  const isNewPage = before?.path !== path && Date.now() - lastInputAt < AFTER_INPUT_MS;
  const after = isSame && !isNewPage ? before.isReserved : isExpected();
  bySlot.set(slot, { source, path, isReserved: after });
  return after;
}

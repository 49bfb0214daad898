/**
 * For which of a header's slots a place is held: the promotion's site and id by slot, and the decision. It outlives the
 * frame that is shown until the texts have been loaded.
 */
export type ReservedSlots = Map<string, { key: string; isReserved: boolean }>;

/**
 * Whether a slot holds a place. That is decided once, when the slot appears or gets another promotion: later the page
 * would move (PROMO-32).
 *
 * @param isExpected Whether there is such a promotion, as far as is known.
 */
export function isReserved(
  slots: ReservedSlots,
  slot: string,
  key: string,
  isExpected: () => boolean,
): boolean {
  let decision = slots.get(slot);
  if (decision?.key !== key) slots.set(slot, (decision = { key, isReserved: isExpected() }));
  return decision.isReserved;
}

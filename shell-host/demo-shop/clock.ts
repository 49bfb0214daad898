/**
 * The shop's clock: the machine's, or one that stands still.
 *
 * @param time The moment at which it stands, with its zone, as `2026-12-06T08:00Z`.
 * @throws RangeError if it is no such moment.
 */
export function createClock(time: string | undefined): () => Date {
  if (!time) return () => new Date();
  const moment = Date.parse(time);
  if (Number.isNaN(moment) || !/T.+(Z|[+-]\d\d:?\d\d)$/i.test(time)) {
    throw new RangeError(
      `DEMO_SHOP_TIME must be a moment with its zone like 2026-12-06T08:00Z, not "${time}".`,
    );
  }
  return () => new Date(moment);
}

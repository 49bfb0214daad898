/**
 * Creates the shop's clock: the machine's clock, or a fixed time.
 *
 * @param time The fixed time with its zone, such as `2026-12-06T08:00Z`.
 * @throws {RangeError} If the time is invalid.
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

/** A rating has so many stars. */
export const MAX_STARS = 5;

/** A rating's id is alphanumeric (H§5). */
export function isRatingId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9]+$/i.test(id);
}

/** A value as stars: 0 to 5, in tenths; what is no number has none. */
export function starsOf(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return 0;
  return Math.round(Math.min(Math.max(value, 0), MAX_STARS) * 10) / 10;
}
